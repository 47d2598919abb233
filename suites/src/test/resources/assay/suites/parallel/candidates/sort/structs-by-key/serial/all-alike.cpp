// WRONG VALUE
void sortByStartTime(std::vector<Result> &results) {
  for (Result& r : results) r = {0, 0, 0};
}
