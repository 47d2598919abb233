// A runner whose candidate computes on a GPU.
#include "company.hpp"
#include "device_array.hpp"
#include "segment.hpp"

#include <cuda.h>

namespace {

std::byte* arguments = nullptr;
std::byte* on_the_device = nullptr;

void require(CUresult state) {
  if (state == CUDA_SUCCESS) return;
  const char* words = nullptr;
  cuGetErrorString(state, &words);
  std::fprintf(stderr, "the device cannot be used: %s\n", words ? words : "unknown error");
  _exit(assay::device_failed);
}

}  // namespace

void assay::assemble(std::byte* segment) {
  arguments = segment + page;
  require(cudaSetDevice(0));
  require(cudaFree(nullptr));
  auto bytes = reinterpret_cast<Header*>(segment)->device_bytes;
  CUmemGenericAllocationHandle memory{};
  ::require(cuMemImportFromShareableHandle(&memory, reinterpret_cast<void*>(static_cast<std::uintptr_t>(device_fd)), CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
  CUdeviceptr place = 0;
  ::require(cuMemAddressReserve(&place, bytes, 0, 0, 0));
  ::require(cuMemMap(place, bytes, 0, memory, 0));
  CUmemAccessDesc access{};
  access.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
  access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
  ::require(cuMemSetAccess(place, bytes, &access, 1));
  on_the_device = reinterpret_cast<std::byte*>(place);
}

std::byte* assay::on_device(const std::byte* item) { return on_the_device + (item - arguments); }

void assay::be_watched(bool) {}
void assay::regroup() {}
