// Arguments of a candidate that computes on a device: copies of what lies in an item, in the device's memory.
#pragma once

#include "layout.hpp"

#include <cuComplex.h>
#include <cuda_runtime.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace assay {

inline constexpr int device_failed = 87;

// Ends the runner where the device has refused something.
inline void require(cudaError_t state) {
  if (state == cudaSuccess) return;
  std::fprintf(stderr, "the device said: %s\n", cudaGetErrorString(state));
  _exit(device_failed);
}

// Waits for all that the candidate has left to the device.
inline void finish() {
  require(cudaGetLastError());
  require(cudaDeviceSynchronize());
}

class DeviceMemory {
 public:
  explicit DeviceMemory(std::size_t bytes) { require(cudaMalloc(&place_, std::max<std::size_t>(bytes, 1))); }
  ~DeviceMemory() { cudaFree(place_); }
  DeviceMemory(const DeviceMemory&) = delete;
  DeviceMemory& operator=(const DeviceMemory&) = delete;

  void* place() const { return place_; }
  void take(const void* from, std::size_t bytes) { require(cudaMemcpy(place_, from, bytes, cudaMemcpyHostToDevice)); }
  void give(void* to, std::size_t bytes) const { require(cudaMemcpy(to, place_, bytes, cudaMemcpyDeviceToHost)); }

 private:
  void* place_ = nullptr;
};

class DeviceArray {
 public:
  DeviceArray(std::byte* item, const Field& field) : item_(item), field_(field), elements_(field.bytes), count_(sizeof(std::uint64_t)) {}

  // Results too: what lies there is poison.
  void fill() {
    elements_.take(item_ + field_.offset, field_.bytes);
    if (field_.length == Length::bounded) count_.take(item_ + field_.length_offset, sizeof(std::uint64_t));
  }

  template <typename T>
  T* as() const {
    return static_cast<T*>(elements_.place());
  }
  std::size_t* count() const { return static_cast<std::size_t*>(count_.place()); }

  void deliver() const {
    elements_.give(item_ + field_.offset, field_.bytes);
    auto* length = reinterpret_cast<std::uint64_t*>(item_ + field_.length_offset);
    if (field_.length == Length::given) *length = field_.elements;
    if (field_.length == Length::bounded) count_.give(length, sizeof *length);
  }

 private:
  std::byte* item_;
  const Field& field_;
  DeviceMemory elements_;
  DeviceMemory count_;
};

// Strings on the device, and there a pointer to each.
class DeviceText {
 public:
  DeviceText(std::byte* item, const Field& field) : item_(item), field_(field), cells_(field.bytes), pointers_(field.elements * sizeof(char*)) {}

  void fill() {
    cells_.take(item_ + field_.offset, field_.bytes);
    std::vector<const char*> pointers(field_.elements);
    for (std::size_t i = 0; i < pointers.size(); ++i) pointers[i] = static_cast<const char*>(cells_.place()) + i * sizeof(TextCell);
    pointers_.take(pointers.data(), pointers.size() * sizeof(char*));
  }

  const char* const* strings() const { return static_cast<const char* const*>(pointers_.place()); }

 private:
  std::byte* item_;
  const Field& field_;
  DeviceMemory cells_;
  DeviceMemory pointers_;
};

}  // namespace assay
