// Threads in the C++ standard library's ways. Prints "fine" at the end.
#include <atomic>
#include <condition_variable>
#include <future>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

int main() {
  std::atomic<int> sum{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; i++) threads.emplace_back([&sum, i] { sum += i; });
  for (std::thread &thread : threads) thread.join();
  std::mutex mutex;
  std::condition_variable ready;
  bool done = false;
  auto answer = std::async(std::launch::async, [&] {
    std::unique_lock lock(mutex);
    ready.wait(lock, [&] { return done; });
    return 42;
  });
  {
    std::lock_guard lock(mutex);
    done = true;
  }
  ready.notify_all();
  if (sum != 28 || answer.get() != 42 || std::thread::hardware_concurrency() == 0) return 1;
  std::cout << "fine" << std::endl;
}
