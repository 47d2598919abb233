// Work that waits until something asks for its result. Nothing runs earlier than it must, so that a program which forgets to wait sees old values.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace assay::simt {

struct Work {
  std::function<void()> action;
  std::vector<std::shared_ptr<Work>> after;
  bool done = false;
};

struct Stream {
  std::shared_ptr<Work> last;
  bool waits_for_default;  // and the default stream for it
};

struct Event {
  std::shared_ptr<Work> recorded;
  std::chrono::steady_clock::time_point time;
};

// The stream that a handle means; the null handle is the default stream.
Stream& stream_of(Stream* handle);
Stream* make_stream(bool waits_for_default);
bool drop_stream(Stream* handle);

// Puts work at the end of a stream and returns it.
std::shared_ptr<Work> add(Stream* handle, std::function<void()> action);
void wait_for(Stream* handle, const std::shared_ptr<Work>& other);

// Does it now, after all it depends on.
void complete(const std::shared_ptr<Work>& work);
void complete(Stream* handle);
void complete_everything();

}  // namespace assay::simt
