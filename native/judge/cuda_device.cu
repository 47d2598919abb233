// The memory of an NVIDIA GPU. A runner in namespaces of its own cannot open what cudaIpcGetMemHandle gives; it can import memory that was
// exported as a file descriptor.
#include "device.hpp"
#include "hands.hpp"
#include "runner_process.hpp"
#include "weakness.hpp"

#include <cuda.h>
#include <cuda_runtime.h>
#include <unistd.h>

#include <algorithm>
#include <stdexcept>
#include <string>

namespace assay {

namespace {

// Measured on an H200: 8 µs alone, 190 µs and more, mostly 2400 µs, beside a kernel of another process, even of one thread.
constexpr double alone_seconds = 60e-6;
constexpr int looks = 5;

__global__ void nothing() {}

void require(cudaError_t state, const char* what) {
  if (state != cudaSuccess) throw std::runtime_error(std::string(what) + ": " + cudaGetErrorString(state));
}

void require(CUresult state, const char* what) {
  if (state == CUDA_SUCCESS) return;
  const char* words = nullptr;
  cuGetErrorString(state, &words);
  throw std::runtime_error(std::string(what) + ": " + (words ? words : "unknown error"));
}

CUmemAllocationProp shareable(int device) {
  CUmemAllocationProp kind{};
  kind.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  kind.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
  kind.location.id = device;
  kind.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
  return kind;
}

std::byte* at(CUdeviceptr place) { return reinterpret_cast<std::byte*>(place); }

class CudaArena final : public DeviceArena {
 public:
  CudaArena(int device, std::size_t least) {
    require(cudaSetDevice(device), "no device");
    require(cudaFree(nullptr), "the device cannot be used");
    CUmemAllocationProp kind = shareable(device);
    std::size_t unit = 0;
    require(cuMemGetAllocationGranularity(&unit, &kind, CU_MEM_ALLOC_GRANULARITY_MINIMUM), "memory that can be shared");
    std::size_t part = (std::max<std::size_t>(least, 1) + unit - 1) / unit * unit;
    bytes_ = weak(Weakness::shared_block) ? 2 * part : part;
    require(cuMemCreate(&memory_, bytes_, &kind, 0), "memory on the device");
    require(cuMemExportToShareableHandle(&file_, memory_, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0), "sharing memory of the device");
    require(cuMemAddressReserve(&shared_, bytes_, 0, 0, 0), "addresses on the device");
    require(cuMemMap(shared_, bytes_, 0, memory_, 0), "mapping memory of the device");
    CUmemAccessDesc access{};
    access.location = kind.location;
    access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    require(cuMemSetAccess(shared_, bytes_, &access, 1), "access to memory of the device");
    void* place = nullptr;
    require(cudaMalloc(&place, bytes_), "memory on the device");
    own_ = weak(Weakness::shared_block) ? at(shared_) + part : static_cast<std::byte*>(place);
    others_compute();  // the first launch takes longer than any other
  }

  ~CudaArena() override {
    if (file_ >= 0) close(file_);
    cudaFree(own_);
    if (shared_) cuMemUnmap(shared_, bytes_);
    if (shared_) cuMemAddressFree(shared_, bytes_);
    if (memory_) cuMemRelease(memory_);
  }

  std::byte* own() const override { return own_; }
  int file() const override { return file_; }
  std::size_t bytes() const override { return bytes_; }

  void stage(const std::byte* from, std::size_t bytes) override { require(cudaMemcpy(own_, from, bytes, cudaMemcpyHostToDevice), "inputs to the device"); }

  void stage_poison(std::size_t offset, std::size_t bytes) override { require(cudaMemsetAsync(own_ + offset, poison_byte, bytes), "poison on the device"); }

  void reveal(std::size_t bytes) override {
    require(cudaMemcpyAsync(at(shared_), own_, bytes, cudaMemcpyDeviceToDevice), "inputs on the device");
    settle();
  }

  void seize(std::size_t offset, std::size_t bytes, std::size_t pitch, std::size_t rows) override {
    require(cudaMemcpy2DAsync(own_ + offset, pitch, at(shared_) + offset, pitch, bytes, rows, cudaMemcpyDeviceToDevice), "results on the device");
  }

  void settle() override { require(cudaDeviceSynchronize(), "a copy on the device"); }

  void fetch(std::byte* to, std::size_t offset, std::size_t bytes) const override { require(cudaMemcpy(to, own_ + offset, bytes, cudaMemcpyDeviceToHost), "results from the device"); }

  bool others_compute() const override {
    double shortest = 1;
    for (int look = 0; look < looks; ++look) shortest = std::min(shortest, look_seconds());
    return shortest > alone_seconds;
  }

  bool others_may_compute() const override { return look_seconds() > alone_seconds; }

 private:
  double look_seconds() const {
    double begin = seconds_now();
    nothing<<<1, 1>>>();
    require(cudaDeviceSynchronize(), "a look at the device");
    return seconds_now() - begin;
  }

  std::size_t bytes_ = 0;
  CUmemGenericAllocationHandle memory_ = 0;
  CUdeviceptr shared_ = 0;
  std::byte* own_ = nullptr;
  int file_ = -1;
};

}  // namespace

std::unique_ptr<DeviceArena> device_arena(int device, std::size_t bytes) { return std::make_unique<CudaArena>(device, bytes); }

}  // namespace assay
