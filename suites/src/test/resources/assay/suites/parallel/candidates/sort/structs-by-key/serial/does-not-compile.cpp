// BUILD_FAILED COMPILE_ERROR
// says: candidate.cpp:4:
void sortByStartTime(std::vector<Result> &results) {
  std::sort(results.begin(), results.end(), earlier);
}
