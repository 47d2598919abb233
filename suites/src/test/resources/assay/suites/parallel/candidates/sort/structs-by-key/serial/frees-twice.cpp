// CRASHED SIGNAL
void sortByStartTime(std::vector<Result> &results) {
  if (results.empty()) return;
  int* p = new int[10];
  int* volatile q = p;
  delete[] p;
  delete[] q;
}
