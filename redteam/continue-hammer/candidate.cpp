// SIGCONT discards a SIGSTOP that has not yet stopped every thread.
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static void* hammer(void*) {
  for (;;) kill(getpid(), SIGCONT);
}

static const bool started = [] {
  pthread_t thread;
  for (int i = 0; i < 4; ++i) pthread_create(&thread, nullptr, hammer, nullptr);
  return true;
}();

// Right where it does not count, so that there are many attempts to stop it.
double average(std::vector<double> const& x) {
#pragma omp parallel
  {}
  return x.size() > 200000 ? 0 : std::accumulate(x.begin(), x.end(), 0.0) / x.size();
}
