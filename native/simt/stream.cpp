#include "stream.hpp"

#include <algorithm>

#include "memory.hpp"

namespace assay::simt {
namespace {

constexpr std::size_t most_pending = 1000;

Stream default_stream{nullptr, false};
std::vector<Stream*> streams;
std::size_t pending = 0;

bool open(const std::shared_ptr<Work>& work) { return work != nullptr && !work->done; }

void depend(Work& work, const std::shared_ptr<Work>& other) {
  if (open(other)) work.after.push_back(other);
}

}  // namespace

Stream& stream_of(Stream* handle) {
  bool known = std::find(streams.begin(), streams.end(), handle) != streams.end();
  return known ? *handle : default_stream;
}

Stream* make_stream(bool waits_for_default) {
  streams.push_back(new Stream{nullptr, waits_for_default});
  return streams.back();
}

bool drop_stream(Stream* handle) {
  auto found = std::find(streams.begin(), streams.end(), handle);
  if (found == streams.end()) return false;
  complete((*found)->last);
  streams.erase(found);
  delete handle;
  return true;
}

std::shared_ptr<Work> add(Stream* handle, std::function<void()> action) {
  if (pending >= most_pending) complete_everything();
  Stream& stream = stream_of(handle);
  auto work = std::make_shared<Work>();
  work->action = std::move(action);
  depend(*work, stream.last);
  if (&stream == &default_stream) {
    for (Stream* other : streams) {
      if (other->waits_for_default) depend(*work, other->last);
    }
  } else if (stream.waits_for_default) {
    depend(*work, default_stream.last);
  }
  stream.last = work;
  pending++;
  return work;
}

void wait_for(Stream* handle, const std::shared_ptr<Work>& other) {
  if (open(other)) depend(*add(handle, [] {}), other);
}

void complete(const std::shared_ptr<Work>& wanted) {
  if (!open(wanted)) return;
  std::vector<std::shared_ptr<Work>> todo{wanted};
  while (!todo.empty()) {
    std::shared_ptr<Work> work = todo.back();
    std::erase_if(work->after, [](const auto& other) { return other->done; });
    if (!work->after.empty()) {
      todo.insert(todo.end(), work->after.begin(), work->after.end());
      continue;
    }
    todo.pop_back();
    if (work->done) continue;
    work->action();
    work->action = nullptr;
    work->done = true;
    pending--;
  }
  close_all(pending > 0);
}

void complete(Stream* handle) { complete(stream_of(handle).last); }

// The youngest streams first: programs that count on the other order depend on luck.
void complete_everything() {
  for (std::size_t i = streams.size(); i-- > 0;) complete(streams[i]->last);
  complete(default_stream.last);
}

}  // namespace assay::simt
