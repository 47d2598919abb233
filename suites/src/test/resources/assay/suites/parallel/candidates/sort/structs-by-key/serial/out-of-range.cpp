// CRASHED SIGNAL
// says: out_of_range
void sortByStartTime(std::vector<Result> &results) {
  results.at(results.size()).startTime = 0;
}
