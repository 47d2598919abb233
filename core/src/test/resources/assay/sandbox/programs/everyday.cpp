// What a candidate may reasonably do on one thread. Prints "fine" at the end.
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <numeric>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

static void require(bool condition, const char *what) {
  if (condition) return;
  std::cerr << what << std::endl;
  std::exit(1);
}

int main() {
  auto start = std::chrono::steady_clock::now();
  std::random_device device;
  std::mt19937 generator(device());
  std::vector<double> values(1'000'000);
  for (double &value : values) value = static_cast<double>(generator());
  std::sort(values.begin(), values.end());
  require(std::is_sorted(values.begin(), values.end()), "sort");
  bool caught = false;
  try {
    throw std::runtime_error("thrown");
  } catch (const std::exception &) {
    caught = true;
  }
  require(caught, "exceptions");
  const size_t large = size_t{256} << 20;
  void *pages = mmap(nullptr, large, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  require(pages != MAP_FAILED, "mmap");
  madvise(pages, large, MADV_HUGEPAGE);
  static_cast<char *>(pages)[large - 1] = 1;
  munmap(pages, large);
  rusage used{};
  require(getrusage(RUSAGE_SELF, &used) == 0, "getrusage");
  require(sysconf(_SC_NPROCESSORS_ONLN) > 0, "sysconf");
  std::ofstream("/tmp/scratch.txt") << "scratch";
  std::string text;
  std::ifstream("/tmp/scratch.txt") >> text;
  require(text == "scratch", "files in /tmp");
  std::error_code error;
  std::filesystem::create_directory("/usr/refused", error);
  require(static_cast<bool>(error), "std::filesystem must refuse gently");
  require(std::filesystem::exists("/tmp/scratch.txt"), "std::filesystem");
  volatile std::sig_atomic_t before = 0;
  std::signal(SIGUSR1, [](int) {});
  require(std::raise(SIGUSR1) == 0 && before == 0, "raise");
  usleep(1000);
  std::printf("%.0f ms, ", std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
  std::cout << std::flush;
  std::puts("fine");
}
