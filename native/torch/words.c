// The runner's side of the words that it shares with the judge, for a runner that is written in Python.
#include <linux/futex.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

void assay_await(_Atomic uint32_t* word, uint32_t value) {
  uint32_t seen;
  while ((seen = atomic_load_explicit(word, memory_order_acquire)) != value) syscall(SYS_futex, word, FUTEX_WAIT, seen, 0, 0, 0);
}

void assay_ring(_Atomic uint32_t* word, uint32_t value) {
  atomic_store_explicit(word, value, memory_order_release);
  syscall(SYS_futex, word, FUTEX_WAKE, 1, 0, 0, 0);
}
