// TIMED_OUT CALL_TIME
void sortByStartTime(std::vector<Result> &results) {
  for (volatile bool on = true; on;) {
  }
}
