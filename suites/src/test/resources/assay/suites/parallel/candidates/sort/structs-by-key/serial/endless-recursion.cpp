// CRASHED SIGNAL
// says: SIGSEGV
static int deep(std::vector<Result>& r, int n) {
  volatile char frame[1024];
  frame[n % 1024] = 1;
  return deep(r, n + 1) + frame[n % 1024];
}

void sortByStartTime(std::vector<Result> &results) {
  results[0].startTime = deep(results, 1);
}
