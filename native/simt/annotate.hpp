// What the sanitizers are told of fibers. A thread of a block is to the thread sanitizer a thread of its own, ordered after the launch and before its end, and
// after others only by barriers. Blocks of one worker use the same shared memory and are therefore ordered; neighbouring blocks have different workers.
#pragma once

#include "block.hpp"
#include "fiber.hpp"

namespace assay::simt {

#if defined(ASSAY_SIMT_TSAN)

inline constexpr unsigned no_order = __tsan_switch_to_fiber_no_sync;
inline char launch_tag, end_tag;
inline __thread char block_begin_tag, block_end_tag;
inline __thread void* worker_context;

// Made by the worker: a context is ordered after the one that makes it.
inline void annotate_block_begins() {
  worker_context = __tsan_get_current_fiber();
  for (unsigned i = 0; i < block.size; i++) {
    void*& context = block.remainders[i].context;
    if (context == nullptr) context = __tsan_create_fiber(0);
  }
  __tsan_release(&block_begin_tag);
}
inline void annotate_block_ends() { __tsan_acquire(&block_end_tag); }
inline void annotate_thread_begins(Thread& thread) {
  __tsan_switch_to_fiber(remainder_of(thread).context, no_order);
  __tsan_acquire(&launch_tag);
  __tsan_acquire(&block_begin_tag);
}
inline void annotate_thread_ends() {
  __tsan_release(&block_end_tag);
  __tsan_release(&end_tag);
}
inline void annotate_enter(Thread& entered, Thread*) { __tsan_switch_to_fiber(remainder_of(entered).context, no_order); }
inline void annotate_leave() { __tsan_switch_to_fiber(worker_context, no_order); }
inline void annotate_release(void* tag) { __tsan_release(tag); }
inline void annotate_acquire(void* tag) { __tsan_acquire(tag); }
inline void annotate_end(Remainder& thread) {
  if (thread.context != nullptr) __tsan_destroy_fiber(thread.context);
}
inline void annotate_launch() { __tsan_release(&launch_tag); }
inline void annotate_launch_ended() { __tsan_acquire(&end_tag); }
inline void annotate_start(Thread&, Thread*) {}
inline void annotate_entered(Thread&) {}
inline void annotate_first_entry() {}

#elif defined(__SANITIZE_ADDRESS__)

inline __thread void* worker_frames;
inline __thread const void* worker_bottom;
inline __thread std::size_t worker_bytes;
inline __thread bool from_worker;

inline void annotate_start(Thread& entered, Thread* left) {
  from_worker = left == nullptr;
  __sanitizer_start_switch_fiber(left != nullptr ? &remainder_of(*left).context : &worker_frames, remainder_of(entered).stack, stack_bytes);
}
inline void annotate_first_entry() {
  const void* bottom;
  std::size_t bytes;
  __sanitizer_finish_switch_fiber(nullptr, &bottom, &bytes);
  if (from_worker) {
    worker_bottom = bottom;
    worker_bytes = bytes;
  }
}
inline void annotate_enter(Thread& entered, Thread* left) {
  __sanitizer_start_switch_fiber(left != nullptr ? &remainder_of(*left).context : nullptr, remainder_of(entered).stack, stack_bytes);
}
inline void annotate_entered(Thread& me) { __sanitizer_finish_switch_fiber(remainder_of(me).context, nullptr, nullptr); }
inline void annotate_leave() { __sanitizer_start_switch_fiber(nullptr, worker_bottom, worker_bytes); }
inline void annotate_block_ends() { __sanitizer_finish_switch_fiber(worker_frames, nullptr, nullptr); }
inline void annotate_block_begins() {}
inline void annotate_thread_begins(Thread&) {}
inline void annotate_thread_ends() {}
inline void annotate_release(void*) {}
inline void annotate_acquire(void*) {}
inline void annotate_end(Remainder&) {}
inline void annotate_launch() {}
inline void annotate_launch_ended() {}

#else

inline void annotate_start(Thread&, Thread*) {}
inline void annotate_first_entry() {}
inline void annotate_enter(Thread&, Thread*) {}
inline void annotate_entered(Thread&) {}
inline void annotate_leave() {}
inline void annotate_block_begins() {}
inline void annotate_block_ends() {}
inline void annotate_thread_begins(Thread&) {}
inline void annotate_thread_ends() {}
inline void annotate_release(void*) {}
inline void annotate_acquire(void*) {}
inline void annotate_end(Remainder&) {}
inline void annotate_launch() {}
inline void annotate_launch_ended() {}

#endif

}  // namespace assay::simt
