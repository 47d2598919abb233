#include "report.hpp"

#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <mutex>

#include "block.hpp"
#include "fiber.hpp"
#include "memory.hpp"

namespace assay::simt {
namespace {

constexpr std::size_t line_bytes = 600;

// Printed at once, without the buffers of a library whose locks the faulting code may hold.
void say(const char* kind, const char* text, bool place) {
  char line[line_bytes + 200];
  int length = std::snprintf(line, sizeof line, "assay simt: %s%s", kind, text);
  if (place && block.kernel != nullptr) {
    length += std::snprintf(line + length, sizeof line - length, " (kernel %s, block %u,%u,%u", block.kernel->name, blockIdx.x, blockIdx.y, blockIdx.z);
    if (block.self != nullptr) {
      length += std::snprintf(line + length, sizeof line - length, ", thread %u,%u,%u", threadIdx.x, threadIdx.y, threadIdx.z);
    }
    line[length++] = ')';
  }
  line[length++] = '\n';
  if (write(STDERR_FILENO, line, length) < 0) _exit(ASSAY_SIMT_REPORTED);
}

#if !defined(ASSAY_SIMT_TSAN) && !defined(__SANITIZE_ADDRESS__)
void look_into(int signal, siginfo_t* info, void*) {
  const char* place = static_cast<const char*>(info->si_addr);
  bool in_kernel = block.kernel != nullptr;
  if (in_kernel && is_below_stacks(place)) report_overrun();
  if (in_kernel) check_stacks();
  if (in_kernel && place >= block.dynamic_end && place < block.dynamic_end + page_bytes) {
    report("out of bounds: %td bytes past the end of dynamic shared memory, of which the launch gave %u bytes", place - block.dynamic_end, dynamic_bytes);
  }
  explain_fault(place, in_kernel);
  if (in_kernel) report("illegal address: the kernel uses %p, where there is no device memory", static_cast<const void*>(place));
  ::signal(signal, SIG_DFL);
}

// Where a thread looks into its faults: its own stack may be what has run over.
struct FaultStack {
  static constexpr std::size_t bytes = 64 << 10;
  void* place = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

  FaultStack() {
    stack_t stack{};
    stack.ss_sp = place;
    stack.ss_size = bytes;
    if (place != MAP_FAILED) sigaltstack(&stack, nullptr);
  }
  ~FaultStack() {
    stack_t none{};
    none.ss_flags = SS_DISABLE;
    sigaltstack(&none, nullptr);
    if (place != MAP_FAILED) munmap(place, bytes);
  }
};
#endif

}  // namespace

void report(const char* format, ...) {
  char text[line_bytes];
  std::va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  say("", text, true);
  _exit(ASSAY_SIMT_REPORTED);
}

void fail(const char* what) {
  say("", what, false);
  std::abort();
}

void note(const char* format, ...) {
  char text[line_bytes];
  std::va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  say("note: ", text, false);
}

void watch_for_faults() {
#if !defined(ASSAY_SIMT_TSAN) && !defined(__SANITIZE_ADDRESS__)
  static thread_local const FaultStack own;
  struct sigaction action {};
  action.sa_sigaction = look_into;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (int one : {SIGSEGV, SIGBUS}) sigaction(one, &action, nullptr);
#endif
}

}  // namespace assay::simt
