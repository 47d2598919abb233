// Eigenvalues of symmetric 3 x 3 tensors by a fixed number of cyclic Jacobi sweeps, small elements are skipped.
#include <cstdio>
#include <cstdlib>
#include <vector>

// Zeroes apq; arp and arq are the elements that couple p and q to the third axis.
__device__ void rotate(float& app, float& aqq, float& apq, float& arp, float& arq) {
  float theta = (aqq - app) / (2.0f * apq);
  float t = copysignf(1.0f, theta) / (fabsf(theta) + sqrtf(theta * theta + 1.0f));
  float c = 1.0f / sqrtf(t * t + 1.0f);
  float s = t / sqrtf(t * t + 1.0f);
  float shift = t * apq;
  app -= shift;
  aqq += shift;
  apq = 0.0f;
  float turned = c * arp - s * arq;
  arq = s * arp + c * arq;
  arp = turned;
}

__global__ void jacobiEigenvalues(const float* tensors, float* values, int count, int sweeps, float tolerance) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  float xx = tensors[i], yy = tensors[count + i], zz = tensors[2 * count + i];
  float xy = tensors[3 * count + i], xz = tensors[4 * count + i], yz = tensors[5 * count + i];
  for (int sweep = 0; sweep < sweeps; ++sweep) {
    if (fabsf(xy) > tolerance) rotate(xx, yy, xy, xz, yz);
    if (fabsf(xz) > tolerance) rotate(xx, zz, xz, xy, yz);
    if (fabsf(yz) > tolerance) rotate(yy, zz, yz, xy, xz);
  }
  values[i] = xx;
  values[count + i] = yy;
  values[2 * count + i] = zz;
}

int main(int argc, char** argv) {
  int count = argc > 1 ? std::atoi(argv[1]) : 300;
  int sweeps = argc > 2 ? std::atoi(argv[2]) : 3;
  std::vector<float> tensors(6 * count), values(3 * count);
  for (int i = 0; i < count; ++i) {
    for (int k = 0; k < 3; ++k) {
      tensors[k * count + i] = 1.0f + k + 0.125f * (i % 31);
      tensors[(3 + k) * count + i] = i % (k + 3) == 0 ? 0.0f : 0.0625f * (i % (13 + k));
    }
  }

  float *device_tensors, *device_values;
  cudaMalloc(&device_tensors, tensors.size() * sizeof(float));
  cudaMalloc(&device_values, values.size() * sizeof(float));
  cudaMemcpy(device_tensors, tensors.data(), tensors.size() * sizeof(float), cudaMemcpyHostToDevice);
  jacobiEigenvalues<<<(count + 255) / 256, 256>>>(device_tensors, device_values, count, sweeps, 0.0001f);
  cudaMemcpy(values.data(), device_values, values.size() * sizeof(float), cudaMemcpyDeviceToHost);

  double sum = 0;
  for (size_t i = 0; i < values.size(); ++i) sum += values[i] * (1 + i / count);
  std::printf("%.6f\n", sum);
  cudaFree(device_tensors);
  cudaFree(device_values);
}
