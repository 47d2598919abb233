#include "simt/errors.hpp"

namespace {

struct Named {
  cudaError_t error;
  const char* name;
  const char* text;
};

#define ASSAY_SIMT_ERROR(error, text) {error, #error, text}
constexpr Named known[] = {
    ASSAY_SIMT_ERROR(cudaSuccess, "no error"),
    ASSAY_SIMT_ERROR(cudaErrorInvalidValue, "invalid argument"),
    ASSAY_SIMT_ERROR(cudaErrorMemoryAllocation, "out of memory"),
    ASSAY_SIMT_ERROR(cudaErrorInitializationError, "initialization error"),
    ASSAY_SIMT_ERROR(cudaErrorInvalidConfiguration, "invalid configuration argument"),
    ASSAY_SIMT_ERROR(cudaErrorInvalidPitchValue, "invalid pitch argument"),
    ASSAY_SIMT_ERROR(cudaErrorInvalidSymbol, "invalid device symbol"),
    ASSAY_SIMT_ERROR(cudaErrorInvalidHostPointer, "invalid host pointer"),
    ASSAY_SIMT_ERROR(cudaErrorInvalidDevicePointer, "invalid device pointer"),
    ASSAY_SIMT_ERROR(cudaErrorInvalidMemcpyDirection, "invalid copy direction for memcpy"),
    ASSAY_SIMT_ERROR(cudaErrorInvalidDeviceFunction, "invalid device function"),
    ASSAY_SIMT_ERROR(cudaErrorNoDevice, "no CUDA-capable device is detected"),
    ASSAY_SIMT_ERROR(cudaErrorInvalidDevice, "invalid device ordinal"),
    ASSAY_SIMT_ERROR(cudaErrorInvalidResourceHandle, "invalid resource handle"),
    ASSAY_SIMT_ERROR(cudaErrorNotReady, "device not ready"),
    ASSAY_SIMT_ERROR(cudaErrorIllegalAddress, "an illegal memory access was encountered"),
    ASSAY_SIMT_ERROR(cudaErrorLaunchOutOfResources, "too many resources requested for launch"),
    ASSAY_SIMT_ERROR(cudaErrorPeerAccessAlreadyEnabled, "peer access is already enabled"),
    ASSAY_SIMT_ERROR(cudaErrorPeerAccessNotEnabled, "peer access has not been enabled"),
    ASSAY_SIMT_ERROR(cudaErrorHostMemoryAlreadyRegistered, "part or all of the requested memory range is already mapped"),
    ASSAY_SIMT_ERROR(cudaErrorHostMemoryNotRegistered, "pointer does not correspond to a registered memory region"),
    ASSAY_SIMT_ERROR(cudaErrorLaunchFailure, "unspecified launch failure"),
    ASSAY_SIMT_ERROR(cudaErrorCooperativeLaunchTooLarge, "too many blocks in cooperative launch"),
    ASSAY_SIMT_ERROR(cudaErrorNotSupported, "operation not supported"),
    ASSAY_SIMT_ERROR(cudaErrorUnknown, "unknown error"),
};
#undef ASSAY_SIMT_ERROR

const Named& find(cudaError_t error) {
  for (const Named& one : known) {
    if (one.error == error) return one;
  }
  static constexpr Named unknown{cudaErrorUnknown, "unrecognized error code", "unrecognized error code"};
  return unknown;
}

}  // namespace

const char* cudaGetErrorString(cudaError_t error) { return find(error).text; }
const char* cudaGetErrorName(cudaError_t error) { return find(error).name; }
