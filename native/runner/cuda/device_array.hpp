// Arguments of a candidate that computes on a GPU.
#pragma once

#include "arena_array.hpp"

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

// Strings on the device, and there a pointer to each.
class DeviceText {
 public:
  DeviceText(std::byte* item, const Field& field) {
    std::vector<const char*> pointers(field.elements);
    for (std::size_t i = 0; i < pointers.size(); ++i) pointers[i] = reinterpret_cast<const char*>(on_device(item)) + field.offset + i * sizeof(TextCell);
    std::size_t bytes = std::max<std::size_t>(pointers.size(), 1) * sizeof(char*);
    require(cudaMalloc(&pointers_, bytes));
    require(cudaMemcpy(pointers_, pointers.data(), pointers.size() * sizeof(char*), cudaMemcpyHostToDevice));
  }
  ~DeviceText() { cudaFree(pointers_); }
  DeviceText(const DeviceText&) = delete;
  DeviceText& operator=(const DeviceText&) = delete;

  void fill() {}

  const char* const* strings() const { return static_cast<const char* const*>(pointers_); }

 private:
  void* pointers_ = nullptr;
};

}  // namespace assay
