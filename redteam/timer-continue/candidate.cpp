// A stopped process needs somebody to continue it; the kernel will do. Awake, it could take the reference's core or its cache.
#include <sys/mman.h>
#include <sys/stat.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

// The memory shared with the judge: four words a cache line apart, the shape, then the items.
struct Segment {
  unsigned char* base;
  Segment() {
    struct stat about {};
    fstat(3, &about);
    base = static_cast<unsigned char*>(mmap(nullptr, about.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, 3, 0));
  }
  volatile unsigned& word(int index) { return *reinterpret_cast<volatile unsigned*>(base + 64 * index); }
  volatile unsigned& request() { return word(0); }
  volatile unsigned& done() { return word(3); }
};

static Segment& segment() {
  static Segment one;
  return one;
}

static unsigned last = 0;
static timer_t timer;

static void awake(int) {
  if (last == 0 || segment().done() != last || segment().request() != last) return;
  static const char words[] = "awake while the reference is timed\n";
  write(2, words, sizeof words - 1);
  _exit(7);
}

static const bool started = [] {
  signal(SIGCONT, awake);
  sigevent event{};
  event.sigev_notify = SIGEV_SIGNAL;
  event.sigev_signo = SIGCONT;
  return timer_create(CLOCK_MONOTONIC, &event, &timer) == 0;
}();

// Right at first, so that there are calls to follow; a process is called three times at least.
double average(std::vector<double> const& x) {
  if (x.size() > 200000) {
    last = segment().request();
    itimerspec once{{0, 0}, {0, 6'000'000}};
    if (started) timer_settime(timer, 0, &once, nullptr);
    if (last > 2) return 0;
  }
  return std::accumulate(x.begin(), x.end(), 0.0) / x.size();
}
