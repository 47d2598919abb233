// CRASHED SIGNAL
// says: SIGSEGV
void sortByStartTime(std::vector<Result> &results) {
  *reinterpret_cast<volatile int*>(results.size() * 0) = 1;
}
