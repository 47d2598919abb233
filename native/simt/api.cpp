// Memory and copies.
#include "simt/api.hpp"

#include <cstdlib>
#include <cstring>
#include <vector>

#include "api.hpp"
#include "memory.hpp"
#include "report.hpp"
#include "stream.hpp"

namespace assay::simt {
namespace {

thread_local cudaError_t last_error = cudaSuccess;
std::size_t shared_limit = 48 << 10;

bool on_device(const Allocation* one) { return one != nullptr && one->kind == Memory::device; }
bool on_host(const Allocation* one, const void* place) { return one == nullptr && !is_a_variable(place) && !thrust_is_used(); }
bool reaches_over(const Allocation* one, const void* begin, std::size_t bytes) {
  return one != nullptr && static_cast<const char*>(begin) + bytes > one->begin + one->bytes;
}

// A stretch of rows, as one and two dimensional copies have it.
struct Rows {
  char* begin;
  std::size_t pitch;
};

struct Copy {
  Rows to, from;
  std::size_t width, height;

  std::size_t written() const { return height == 0 ? 0 : to.pitch * (height - 1) + width; }
  std::size_t read() const { return height == 0 ? 0 : from.pitch * (height - 1) + width; }

  void run() const {
    open_for_copy(to.begin);
    open_for_copy(from.begin);
    for (std::size_t row = 0; row < height; row++) std::memmove(to.begin + row * to.pitch, from.begin + row * from.pitch, width);
    close_after_copy(to.begin);
    close_after_copy(from.begin);
  }
};

cudaError_t objection(const Copy& copy, cudaMemcpyKind kind) {
  const Allocation* to = allocation_of(copy.to.begin);
  const Allocation* from = allocation_of(copy.from.begin);
  bool from_wrong = (kind == cudaMemcpyHostToDevice || kind == cudaMemcpyHostToHost) && on_device(from);
  bool to_wrong = (kind == cudaMemcpyDeviceToHost || kind == cudaMemcpyHostToHost) && on_device(to);
  bool from_host = (kind == cudaMemcpyDeviceToHost || kind == cudaMemcpyDeviceToDevice) && on_host(from, copy.from.begin);
  bool to_host = (kind == cudaMemcpyHostToDevice || kind == cudaMemcpyDeviceToDevice) && on_host(to, copy.to.begin);
  if (from_wrong || to_wrong || from_host || to_host) {
    bool source = from_wrong || from_host;
    note("copy refused: its kind does not fit its %s, which is memory of the %s", source ? "source" : "destination",
         (source ? from_wrong : to_wrong) ? "device" : "host");
    return cudaErrorInvalidValue;
  }
  if (reaches_over(to, copy.to.begin, copy.written()) || reaches_over(from, copy.from.begin, copy.read())) {
    note("copy refused: it reaches over the end of an allocation");
    return cudaErrorInvalidValue;
  }
  return cudaSuccess;
}

// Memory that is not pinned is copied before the call returns, or once for all beforehand.
cudaError_t copy(Copy what, cudaMemcpyKind kind, cudaStream_t stream, bool waits) {
  if (what.width == 0 || what.height == 0) return cudaSuccess;
  if (cudaError_t error = objection(what, kind)) return remember(error);
  const Allocation* to = allocation_of(what.to.begin);
  const Allocation* from = allocation_of(what.from.begin);
  if (waits || to == nullptr) {
    complete(add(stream, [what] { what.run(); }));
    return cudaSuccess;
  }
  if (from == nullptr) {
    auto staged = std::make_shared<std::vector<char>>(what.from.begin, what.from.begin + what.read());
    what.from.begin = staged->data();
    add(stream, [what, staged] { what.run(); });
  } else {
    add(stream, [what] { what.run(); });
    guard_pinned(what.from.begin, what.read(), false);
    guard_pinned(what.to.begin, what.written(), true);
  }
  close_all(true);
  return cudaSuccess;
}

Rows rows(const void* begin, std::size_t pitch) { return {static_cast<char*>(const_cast<void*>(begin)), pitch}; }

cudaError_t fill(Rows place, int value, std::size_t width, std::size_t height, cudaStream_t stream, bool waits) {
  if (width == 0 || height == 0) return cudaSuccess;
  const Allocation* one = allocation_of(place.begin);
  if (one == nullptr || reaches_over(one, place.begin, place.pitch * (height - 1) + width)) {
    note("memset refused: %s", one == nullptr ? "that is no memory of the device" : "it reaches over the end of an allocation");
    return remember(cudaErrorInvalidValue);
  }
  auto work = add(stream, [=] {
    open_for_copy(place.begin);
    for (std::size_t row = 0; row < height; row++) std::memset(place.begin + row * place.pitch, value, width);
    close_after_copy(place.begin);
  });
  if (waits) {
    complete(work);
  } else {
    close_all(true);
  }
  return cudaSuccess;
}

cudaError_t obtain(Memory kind, void** place, std::size_t bytes) {
  *place = bytes == 0 ? nullptr : allocate(kind, bytes);
  return bytes > 0 && *place == nullptr ? remember(cudaErrorMemoryAllocation) : cudaSuccess;
}

cudaError_t free_memory(void* place) {
  if (place == nullptr) return cudaSuccess;
  complete_everything();
  if (release(place)) return cudaSuccess;
  note("free refused: no allocation starts there, or it was freed before");
  return remember(cudaErrorInvalidValue);
}

}  // namespace

cudaError_t remember(cudaError_t error) {
  if (error != cudaSuccess && error != cudaErrorNotReady) last_error = error;
  return error;
}

std::size_t allowed_shared() { return shared_limit; }

cudaError_t set_attribute(cudaFuncAttribute attribute, int value) {
  if (attribute != cudaFuncAttributeMaxDynamicSharedMemorySize) return cudaSuccess;
  if (value < 0 || value > (227 << 10)) return remember(cudaErrorInvalidValue);
  if (static_cast<std::size_t>(value) > shared_limit) shared_limit = value;
  return cudaSuccess;
}

cudaError_t copy_symbol(void* to, const void* from, std::size_t bytes, void*, std::size_t size, std::size_t offset, cudaStream_t stream, bool waits) {
  if (offset > size || bytes > size - offset) {
    note("copy refused: %zu bytes at %zu do not fit a symbol of %zu", bytes, offset, size);
    return remember(cudaErrorInvalidValue);
  }
  Copy what{rows(to, bytes), rows(from, bytes), bytes, 1};
  auto work = add(stream, [what] { what.run(); });
  if (waits) complete(work);
  return cudaSuccess;
}

}  // namespace assay::simt

using namespace assay::simt;

cudaError_t cudaMalloc(void** place, std::size_t bytes) { return obtain(Memory::device, place, bytes); }
cudaError_t cudaMallocManaged(void** place, std::size_t bytes, unsigned) { return obtain(Memory::managed, place, bytes); }
cudaError_t cudaHostAlloc(void** place, std::size_t bytes, unsigned) { return obtain(Memory::pinned, place, bytes); }
cudaError_t cudaMallocPitch(void** place, std::size_t* pitch, std::size_t width, std::size_t height) {
  *pitch = (width + 255) / 256 * 256;
  return cudaMalloc(place, *pitch * height);
}
cudaError_t cudaFree(void* place) { return free_memory(place); }
cudaError_t cudaFreeHost(void* place) { return free_memory(place); }
cudaError_t cudaHostRegister(void* place, std::size_t bytes, unsigned) {
  register_host(place, bytes);
  return cudaSuccess;
}
cudaError_t cudaHostUnregister(void* place) { return unregister_host(place) ? cudaSuccess : remember(cudaErrorHostMemoryNotRegistered); }
cudaError_t cudaHostGetDevicePointer(void** device, void* host, unsigned) {
  *device = host;
  return cudaSuccess;
}
cudaError_t cudaMemGetInfo(std::size_t* free, std::size_t* total) {
  *free = total_memory - used_memory();
  *total = total_memory;
  return cudaSuccess;
}
cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* attributes, const void* pointer) {
  const Allocation* one = allocation_of(pointer);
  void* place = const_cast<void*>(pointer);
  *attributes = {cudaMemoryTypeUnregistered, 0, nullptr, place};
  if (one == nullptr) return cudaSuccess;
  attributes->type = one->kind == Memory::device ? cudaMemoryTypeDevice : one->kind == Memory::managed ? cudaMemoryTypeManaged : cudaMemoryTypeHost;
  attributes->devicePointer = place;
  if (one->kind == Memory::device) attributes->hostPointer = nullptr;
  return cudaSuccess;
}

cudaError_t cudaMemcpy(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind) {
  return copy({rows(to, bytes), rows(from, bytes), bytes, 1}, kind, nullptr, true);
}
cudaError_t cudaMemcpyAsync(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, cudaStream_t stream) {
  return copy({rows(to, bytes), rows(from, bytes), bytes, 1}, kind, stream, false);
}
cudaError_t cudaMemcpy2D(void* to, std::size_t to_pitch, const void* from, std::size_t from_pitch, std::size_t width, std::size_t height, cudaMemcpyKind kind) {
  if (width > to_pitch || width > from_pitch) return remember(cudaErrorInvalidPitchValue);
  return copy({rows(to, to_pitch), rows(from, from_pitch), width, height}, kind, nullptr, true);
}
cudaError_t cudaMemcpy2DAsync(void* to, std::size_t to_pitch, const void* from, std::size_t from_pitch, std::size_t width, std::size_t height,
                              cudaMemcpyKind kind, cudaStream_t stream) {
  if (width > to_pitch || width > from_pitch) return remember(cudaErrorInvalidPitchValue);
  return copy({rows(to, to_pitch), rows(from, from_pitch), width, height}, kind, stream, false);
}
cudaError_t cudaMemset(void* place, int value, std::size_t bytes) { return fill(rows(place, bytes), value, bytes, 1, nullptr, true); }
cudaError_t cudaMemsetAsync(void* place, int value, std::size_t bytes, cudaStream_t stream) { return fill(rows(place, bytes), value, bytes, 1, stream, false); }
cudaError_t cudaMemset2D(void* place, std::size_t pitch, int value, std::size_t width, std::size_t height) {
  return fill(rows(place, pitch), value, width, height, nullptr, true);
}
cudaError_t cudaMemPrefetchAsync(const void*, std::size_t, int, cudaStream_t) { return cudaSuccess; }
cudaError_t cudaMemAdvise(const void*, std::size_t, cudaMemoryAdvise, int) { return cudaSuccess; }

cudaError_t cudaGetLastError() {
  cudaError_t error = last_error;
  last_error = cudaSuccess;
  return error;
}
cudaError_t cudaPeekAtLastError() { return last_error; }
