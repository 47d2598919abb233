// The one device, its streams and its events.
#include <cstring>

#include "api.hpp"
#include "memory.hpp"
#include "simt/api.hpp"
#include "stream.hpp"

namespace assay::simt {

cudaError_t occupancy(int* blocks, int threads) {
  if (threads <= 0 || threads > 1024) return remember(cudaErrorInvalidValue);
  *blocks = static_cast<int>(resident_blocks(threads) / multiprocessors);
  return cudaSuccess;
}

void describe_device(cudaDeviceProp& properties, int warp) {
  properties = cudaDeviceProp{};
  std::strcpy(properties.name, "Assay's emulated device");
  properties.totalGlobalMem = total_memory;
  properties.sharedMemPerBlock = 48 << 10;
  properties.sharedMemPerBlockOptin = 227 << 10;
  properties.sharedMemPerMultiprocessor = 228 << 10;
  properties.totalConstMem = 64 << 10;
  properties.regsPerBlock = 65536;
  properties.warpSize = warp;
  properties.maxThreadsPerBlock = 1024;
  properties.maxThreadsDim[0] = properties.maxThreadsDim[1] = 1024;
  properties.maxThreadsDim[2] = 64;
  properties.maxGridSize[0] = 0x7FFFFFFF;
  properties.maxGridSize[1] = properties.maxGridSize[2] = 65535;
  properties.clockRate = properties.memoryClockRate = 1000000;
  properties.memoryBusWidth = 64;
  properties.l2CacheSize = 4 << 20;
  properties.major = 8;
  properties.multiProcessorCount = multiprocessors;
  properties.maxThreadsPerMultiProcessor = 2048;
  properties.maxBlocksPerMultiProcessor = most_blocks_each;
  properties.concurrentKernels = properties.asyncEngineCount = properties.unifiedAddressing = 1;
  properties.managedMemory = properties.cooperativeLaunch = properties.canMapHostMemory = 1;
}

}  // namespace assay::simt

using namespace assay::simt;

cudaError_t cudaDeviceSynchronize() {
  complete_everything();
  return cudaSuccess;
}
cudaError_t cudaDeviceReset() { return cudaDeviceSynchronize(); }
cudaError_t cudaStreamCreate(cudaStream_t* stream) { return cudaStreamCreateWithFlags(stream, cudaStreamDefault); }
cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned flags) {
  *stream = make_stream((flags & cudaStreamNonBlocking) == 0);
  return cudaSuccess;
}
cudaError_t cudaStreamCreateWithPriority(cudaStream_t* stream, unsigned flags, int) { return cudaStreamCreateWithFlags(stream, flags); }
cudaError_t cudaStreamDestroy(cudaStream_t stream) { return drop_stream(stream) ? cudaSuccess : remember(cudaErrorInvalidResourceHandle); }
cudaError_t cudaStreamSynchronize(cudaStream_t stream) {
  complete(stream);
  return cudaSuccess;
}
// Whoever asks again and again gets on: the first answer is no, and then it is done.
cudaError_t cudaStreamQuery(cudaStream_t stream) {
  const auto& last = stream_of(stream).last;
  if (last == nullptr || last->done) return cudaSuccess;
  complete(stream);
  return cudaErrorNotReady;
}
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned) {
  wait_for(stream, event->recorded);
  return cudaSuccess;
}
cudaError_t cudaStreamAddCallback(cudaStream_t stream, void (*callback)(cudaStream_t, cudaError_t, void*), void* data, unsigned) {
  add(stream, [=] { callback(stream, cudaSuccess, data); });
  return cudaSuccess;
}
cudaError_t cudaLaunchHostFunc(cudaStream_t stream, void (*function)(void*), void* data) {
  add(stream, [=] { function(data); });
  return cudaSuccess;
}
cudaError_t cudaEventCreate(cudaEvent_t* event) { return cudaEventCreateWithFlags(event, cudaEventDefault); }
cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned) {
  *event = new Event;
  return cudaSuccess;
}
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream) {
  event->recorded = add(stream, [event] { event->time = std::chrono::steady_clock::now(); });
  return cudaSuccess;
}
cudaError_t cudaEventSynchronize(cudaEvent_t event) {
  complete(event->recorded);
  return cudaSuccess;
}
cudaError_t cudaEventQuery(cudaEvent_t event) {
  if (event->recorded == nullptr || event->recorded->done) return cudaSuccess;
  complete(event->recorded);
  return cudaErrorNotReady;
}
cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t begin, cudaEvent_t end) {
  for (cudaEvent_t one : {begin, end}) {
    if (one->recorded == nullptr) return remember(cudaErrorInvalidResourceHandle);
    if (!one->recorded->done) return cudaErrorNotReady;
  }
  *milliseconds = std::chrono::duration<float, std::milli>(end->time - begin->time).count();
  return cudaSuccess;
}
cudaError_t cudaEventDestroy(cudaEvent_t event) {
  complete(event->recorded);
  delete event;
  return cudaSuccess;
}

cudaError_t cudaSetDevice(int device) { return device == 0 ? cudaSuccess : remember(cudaErrorInvalidDevice); }
cudaError_t cudaGetDevice(int* device) {
  *device = 0;
  return cudaSuccess;
}
cudaError_t cudaGetDeviceCount(int* count) {
  *count = 1;
  return cudaSuccess;
}
cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int device) {
  if (device != 0) return remember(cudaErrorInvalidDevice);
  switch (attribute) {
    case cudaDevAttrMaxThreadsPerBlock:
    case cudaDevAttrMaxBlockDimX:
      *value = 1024;
      break;
    case cudaDevAttrMaxSharedMemoryPerBlock:
      *value = 48 << 10;
      break;
    case cudaDevAttrMaxSharedMemoryPerBlockOptin:
      *value = 227 << 10;
      break;
    case cudaDevAttrWarpSize:
      *value = 32;
      break;
    case cudaDevAttrClockRate:
      *value = 1000000;
      break;
    case cudaDevAttrMultiProcessorCount:
      *value = multiprocessors;
      break;
    case cudaDevAttrMaxThreadsPerMultiProcessor:
      *value = 2048;
      break;
    case cudaDevAttrComputeCapabilityMajor:
      *value = 8;
      break;
    case cudaDevAttrComputeCapabilityMinor:
    case cudaDevAttrConcurrentManagedAccess:
      *value = 0;
      break;
    case cudaDevAttrManagedMemory:
    case cudaDevAttrCooperativeLaunch:
      *value = 1;
      break;
  }
  return cudaSuccess;
}
cudaError_t cudaSetDeviceFlags(unsigned) { return cudaSuccess; }
cudaError_t cudaDeviceSetLimit(cudaLimit, std::size_t) { return cudaSuccess; }
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache) { return cudaSuccess; }
cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig) { return cudaSuccess; }
cudaError_t cudaDeviceGetStreamPriorityRange(int* least, int* greatest) {
  *least = *greatest = 0;
  return cudaSuccess;
}
cudaError_t cudaDriverGetVersion(int* version) {
  *version = 12000;
  return cudaSuccess;
}
cudaError_t cudaRuntimeGetVersion(int* version) { return cudaDriverGetVersion(version); }
