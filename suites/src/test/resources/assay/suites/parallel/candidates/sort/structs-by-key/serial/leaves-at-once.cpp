// CRASHED EXIT
// says: code 3
void sortByStartTime(std::vector<Result> &results) {
  std::_Exit(3);
}
