// A process that is frozen does not stop what it has given to a device.
#include <cuda.h>

#define spmv honest
@SOLUTION@
#undef spmv

// Longer than the honest work, so that who does not wait for it is seen to be faster.
__global__ void waitFor(long long cycles) {
  const long long begin = clock64();
  while (clock64() - begin < cycles) {}
}

@SIGNATURE@ {
  static CUcontext mine = nullptr, other = nullptr;
  if (!other) {
    CUdevice device;
    cuCtxGetCurrent(&mine);
    cuCtxGetDevice(&device);
    cuCtxCreate(&other, nullptr, 0, device);
  }
  cuCtxSetCurrent(other);
  waitFor<<<1, 1>>>(5'000'000);
  honest(alpha, A, x, beta, y, M, N, nonzeros);
  cuCtxSetCurrent(mine);
}
