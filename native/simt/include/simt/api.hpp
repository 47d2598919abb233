// The part of CUDA's runtime interface that is emulated. There is one device, and its clock means nothing.
#pragma once

#include <cstddef>
#include <utility>

#include "launch.hpp"

enum cudaMemcpyKind { cudaMemcpyHostToHost, cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost, cudaMemcpyDeviceToDevice, cudaMemcpyDefault };

enum : unsigned {
  cudaStreamDefault = 0,
  cudaStreamNonBlocking = 1,
  cudaEventDefault = 0,
  cudaEventBlockingSync = 1,
  cudaEventDisableTiming = 2,
  cudaHostAllocDefault = 0,
  cudaHostAllocPortable = 1,
  cudaHostAllocMapped = 2,
  cudaHostAllocWriteCombined = 4,
  cudaHostRegisterDefault = 0,
  cudaHostRegisterPortable = 1,
  cudaHostRegisterMapped = 2,
  cudaMemAttachGlobal = 1,
  cudaMemAttachHost = 2,
  cudaDeviceScheduleAuto = 0,
  cudaDeviceScheduleSpin = 1,
  cudaDeviceMapHost = 8,
};

#define cudaStreamLegacy (static_cast<cudaStream_t>(nullptr))
#define cudaStreamPerThread (static_cast<cudaStream_t>(nullptr))
#define cudaCpuDeviceId (-1)

enum cudaFuncAttribute { cudaFuncAttributeMaxDynamicSharedMemorySize = 8, cudaFuncAttributePreferredSharedMemoryCarveout = 9 };
enum cudaFuncCache { cudaFuncCachePreferNone, cudaFuncCachePreferShared, cudaFuncCachePreferL1, cudaFuncCachePreferEqual };
enum cudaSharedMemConfig { cudaSharedMemBankSizeDefault, cudaSharedMemBankSizeFourByte, cudaSharedMemBankSizeEightByte };
enum cudaLimit { cudaLimitStackSize, cudaLimitPrintfFifoSize, cudaLimitMallocHeapSize };
enum cudaMemoryAdvise {
  cudaMemAdviseSetReadMostly = 1,
  cudaMemAdviseUnsetReadMostly,
  cudaMemAdviseSetPreferredLocation,
  cudaMemAdviseUnsetPreferredLocation,
  cudaMemAdviseSetAccessedBy,
  cudaMemAdviseUnsetAccessedBy
};
enum cudaMemoryType { cudaMemoryTypeUnregistered, cudaMemoryTypeHost, cudaMemoryTypeDevice, cudaMemoryTypeManaged };
enum cudaDeviceAttr {
  cudaDevAttrMaxThreadsPerBlock = 1,
  cudaDevAttrMaxBlockDimX = 2,
  cudaDevAttrMaxSharedMemoryPerBlock = 8,
  cudaDevAttrWarpSize = 10,
  cudaDevAttrClockRate = 13,
  cudaDevAttrMultiProcessorCount = 16,
  cudaDevAttrMaxThreadsPerMultiProcessor = 39,
  cudaDevAttrComputeCapabilityMajor = 75,
  cudaDevAttrComputeCapabilityMinor = 76,
  cudaDevAttrManagedMemory = 83,
  cudaDevAttrConcurrentManagedAccess = 89,
  cudaDevAttrCooperativeLaunch = 95,
  cudaDevAttrMaxSharedMemoryPerBlockOptin = 97
};

struct cudaDeviceProp {
  char name[256];
  std::size_t totalGlobalMem;
  std::size_t sharedMemPerBlock;
  std::size_t sharedMemPerBlockOptin;
  std::size_t sharedMemPerMultiprocessor;
  std::size_t totalConstMem;
  int regsPerBlock;
  int warpSize;
  int maxThreadsPerBlock;
  int maxThreadsDim[3];
  int maxGridSize[3];
  int clockRate;
  int memoryClockRate;
  int memoryBusWidth;
  int l2CacheSize;
  int major;
  int minor;
  int multiProcessorCount;
  int maxThreadsPerMultiProcessor;
  int maxBlocksPerMultiProcessor;
  int concurrentKernels;
  int asyncEngineCount;
  int unifiedAddressing;
  int managedMemory;
  int concurrentManagedAccess;
  int cooperativeLaunch;
  int canMapHostMemory;
  int integrated;
  int pciBusID;
  int pciDeviceID;
};

struct cudaPointerAttributes {
  cudaMemoryType type;
  int device;
  void* devicePointer;
  void* hostPointer;
};

struct cudaFuncAttributes {
  std::size_t sharedSizeBytes, constSizeBytes, localSizeBytes;
  int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion, maxDynamicSharedSizeBytes;
};

cudaError_t cudaMalloc(void** place, std::size_t bytes);
cudaError_t cudaMallocManaged(void** place, std::size_t bytes, unsigned flags = cudaMemAttachGlobal);
cudaError_t cudaHostAlloc(void** place, std::size_t bytes, unsigned flags);
cudaError_t cudaMallocPitch(void** place, std::size_t* pitch, std::size_t width, std::size_t height);
cudaError_t cudaFree(void* place);
cudaError_t cudaFreeHost(void* place);
cudaError_t cudaHostRegister(void* place, std::size_t bytes, unsigned flags);
cudaError_t cudaHostUnregister(void* place);
cudaError_t cudaHostGetDevicePointer(void** device, void* host, unsigned flags);
cudaError_t cudaMemGetInfo(std::size_t* free, std::size_t* total);
cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* attributes, const void* pointer);

cudaError_t cudaMemcpy(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind);
cudaError_t cudaMemcpyAsync(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, cudaStream_t stream = nullptr);
cudaError_t cudaMemcpy2D(void* to, std::size_t to_pitch, const void* from, std::size_t from_pitch, std::size_t width, std::size_t height, cudaMemcpyKind kind);
cudaError_t cudaMemcpy2DAsync(void* to, std::size_t to_pitch, const void* from, std::size_t from_pitch, std::size_t width, std::size_t height,
                              cudaMemcpyKind kind, cudaStream_t stream = nullptr);
cudaError_t cudaMemset(void* place, int value, std::size_t bytes);
cudaError_t cudaMemsetAsync(void* place, int value, std::size_t bytes, cudaStream_t stream = nullptr);
cudaError_t cudaMemset2D(void* place, std::size_t pitch, int value, std::size_t width, std::size_t height);
cudaError_t cudaMemPrefetchAsync(const void* place, std::size_t bytes, int device, cudaStream_t stream = nullptr);
cudaError_t cudaMemAdvise(const void* place, std::size_t bytes, cudaMemoryAdvise advice, int device);

cudaError_t cudaDeviceSynchronize();
cudaError_t cudaDeviceReset();
cudaError_t cudaStreamCreate(cudaStream_t* stream);
cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned flags);
cudaError_t cudaStreamCreateWithPriority(cudaStream_t* stream, unsigned flags, int priority);
cudaError_t cudaStreamDestroy(cudaStream_t stream);
cudaError_t cudaStreamSynchronize(cudaStream_t stream);
cudaError_t cudaStreamQuery(cudaStream_t stream);
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags = 0);
cudaError_t cudaStreamAddCallback(cudaStream_t stream, void (*callback)(cudaStream_t, cudaError_t, void*), void* data, unsigned flags);
cudaError_t cudaLaunchHostFunc(cudaStream_t stream, void (*function)(void*), void* data);
cudaError_t cudaEventCreate(cudaEvent_t* event);
cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned flags);
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream = nullptr);
cudaError_t cudaEventSynchronize(cudaEvent_t event);
cudaError_t cudaEventQuery(cudaEvent_t event);
cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t begin, cudaEvent_t end);
cudaError_t cudaEventDestroy(cudaEvent_t event);

cudaError_t cudaSetDevice(int device);
cudaError_t cudaGetDevice(int* device);
cudaError_t cudaGetDeviceCount(int* count);
cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int device);
cudaError_t cudaSetDeviceFlags(unsigned flags);
cudaError_t cudaDeviceSetLimit(cudaLimit limit, std::size_t value);
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache config);
cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config);
cudaError_t cudaDeviceGetStreamPriorityRange(int* least, int* greatest);
cudaError_t cudaDriverGetVersion(int* version);
cudaError_t cudaRuntimeGetVersion(int* version);

namespace assay::simt {

void describe_device(cudaDeviceProp& properties, int warp);
cudaError_t copy_symbol(void* to, const void* from, std::size_t bytes, void* symbol, std::size_t size, std::size_t offset, cudaStream_t stream, bool waits);
cudaError_t set_attribute(cudaFuncAttribute attribute, int value);
cudaError_t occupancy(int* blocks, int threads);

}  // namespace assay::simt

template <class T>
cudaError_t cudaMalloc(T** place, std::size_t bytes) {
  return cudaMalloc(reinterpret_cast<void**>(place), bytes);
}
template <class T>
cudaError_t cudaMallocManaged(T** place, std::size_t bytes, unsigned flags = cudaMemAttachGlobal) {
  return cudaMallocManaged(reinterpret_cast<void**>(place), bytes, flags);
}
template <class T>
cudaError_t cudaMallocPitch(T** place, std::size_t* pitch, std::size_t width, std::size_t height) {
  return cudaMallocPitch(reinterpret_cast<void**>(place), pitch, width, height);
}
template <class T>
cudaError_t cudaHostAlloc(T** place, std::size_t bytes, unsigned flags) {
  return cudaHostAlloc(reinterpret_cast<void**>(place), bytes, flags);
}
template <class T>
cudaError_t cudaMallocHost(T** place, std::size_t bytes, unsigned = 0) {
  return cudaHostAlloc(reinterpret_cast<void**>(place), bytes, cudaHostAllocDefault);
}
template <class T>
cudaError_t cudaMallocAsync(T** place, std::size_t bytes, cudaStream_t) {
  return cudaMalloc(reinterpret_cast<void**>(place), bytes);
}
inline cudaError_t cudaFreeAsync(void* place, cudaStream_t) { return cudaFree(place); }
template <class T>
cudaError_t cudaHostGetDevicePointer(T** device, void* host, unsigned flags) {
  return cudaHostGetDevicePointer(reinterpret_cast<void**>(device), host, flags);
}

template <class T>
cudaError_t cudaMemcpyToSymbol(T& symbol, const void* from, std::size_t bytes, std::size_t offset = 0, cudaMemcpyKind = cudaMemcpyHostToDevice) {
  void* place = const_cast<void*>(static_cast<const volatile void*>(&symbol));
  return assay::simt::copy_symbol(static_cast<char*>(place) + offset, from, bytes, place, sizeof symbol, offset, nullptr, true);
}
template <class T>
cudaError_t cudaMemcpyFromSymbol(void* to, const T& symbol, std::size_t bytes, std::size_t offset = 0, cudaMemcpyKind = cudaMemcpyDeviceToHost) {
  void* place = const_cast<void*>(static_cast<const volatile void*>(&symbol));
  return assay::simt::copy_symbol(to, static_cast<char*>(place) + offset, bytes, place, sizeof symbol, offset, nullptr, true);
}
template <class T>
cudaError_t cudaMemcpyToSymbolAsync(T& symbol, const void* from, std::size_t bytes, std::size_t offset, cudaMemcpyKind, cudaStream_t stream = nullptr) {
  void* place = const_cast<void*>(static_cast<const volatile void*>(&symbol));
  return assay::simt::copy_symbol(static_cast<char*>(place) + offset, from, bytes, place, sizeof symbol, offset, stream, false);
}
template <class T>
cudaError_t cudaMemcpyFromSymbolAsync(void* to, const T& symbol, std::size_t bytes, std::size_t offset, cudaMemcpyKind, cudaStream_t stream = nullptr) {
  void* place = const_cast<void*>(static_cast<const volatile void*>(&symbol));
  return assay::simt::copy_symbol(to, static_cast<char*>(place) + offset, bytes, place, sizeof symbol, offset, stream, true);
}
template <class T>
cudaError_t cudaGetSymbolAddress(void** place, const T& symbol) {
  *place = const_cast<void*>(static_cast<const volatile void*>(&symbol));
  return cudaSuccess;
}
template <class P, class T>
cudaError_t cudaGetSymbolAddress(P** place, const T& symbol) {
  return cudaGetSymbolAddress(reinterpret_cast<void**>(place), symbol);
}
template <class T>
cudaError_t cudaGetSymbolSize(std::size_t* bytes, const T& symbol) {
  *bytes = sizeof symbol;
  return cudaSuccess;
}

inline cudaError_t cudaGetDeviceProperties(cudaDeviceProp* properties, int device) {
  assay::simt::describe_device(*properties, ASSAY_SIMT_WARP);
  return device == 0 ? cudaSuccess : cudaErrorInvalidDevice;
}
template <class F>
cudaError_t cudaFuncSetAttribute(F, cudaFuncAttribute attribute, int value) {
  return assay::simt::set_attribute(attribute, value);
}
template <class F>
cudaError_t cudaFuncSetCacheConfig(F, cudaFuncCache) {
  return cudaSuccess;
}
template <class F>
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* attributes, F) {
  *attributes = {0, 0, 0, 1024, 32, 80, 80, 48 << 10};
  return cudaSuccess;
}
template <class F>
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, F, int threads, std::size_t) {
  return assay::simt::occupancy(blocks, threads);
}
template <class F>
cudaError_t cudaOccupancyMaxPotentialBlockSize(int* blocks, int* threads, F, std::size_t = 0, int limit = 0) {
  *threads = limit > 0 && limit < 256 ? limit : 256;
  assay::simt::occupancy(blocks, *threads);
  *blocks *= 8;
  return cudaSuccess;
}
