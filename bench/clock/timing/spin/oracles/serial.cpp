#include <ctime>

static double now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

void spin(std::vector<double> const& milliseconds, std::vector<double> &spent) {
  double begin = now();
  while (now() - begin < milliseconds[0]) {
  }
  spent[0] = now() - begin;
}
