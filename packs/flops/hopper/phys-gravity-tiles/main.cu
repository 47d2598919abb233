// Softened gravity between all bodies: exact distances, cheap forces, exact sums.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Body {
  double x, y, z;
  float mass;
};

__global__ void gravity(const Body* body, double3* pull, int n, float soft2) {
  extern __shared__ Body tile[];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  Body self = body[i < n ? i : 0];
  double ax = 0.0, ay = 0.0, az = 0.0;
  for (int base = 0; base < n; base += blockDim.x) {
    int j = base + threadIdx.x;
    if (j < n) tile[threadIdx.x] = body[j];
    __syncthreads();
    int count = min(n - base, static_cast<int>(blockDim.x));
    if (i < n) {
      for (int k = 0; k < count; ++k) {
        float dx = tile[k].x - self.x;
        float dy = tile[k].y - self.y;
        float dz = tile[k].z - self.z;
        float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + soft2);
        float scale = tile[k].mass * inverse * inverse * inverse;
        ax += scale * dx;
        ay += scale * dy;
        az += scale * dz;
      }
    }
    __syncthreads();
  }
  if (i < n) pull[i] = make_double3(ax, ay, az);
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 300;
  int block = argc > 2 ? std::atoi(argv[2]) : 64;
  std::vector<Body> body(n);
  for (int i = 0; i < n; ++i) {
    body[i].x = 0.01 * (i % 103) + 0.0001 * i;
    body[i].y = 0.02 * (i % 47) - 0.3;
    body[i].z = 0.03 * (i % 29) - 0.2;
    body[i].mass = 1.0f + 0.25f * (i % 5);
  }
  std::vector<double3> pull(n);
  Body* device_body;
  double3* device_pull;
  cudaMalloc(&device_body, n * sizeof(Body));
  cudaMalloc(&device_pull, n * sizeof(double3));
  cudaMemcpy(device_body, body.data(), n * sizeof(Body), cudaMemcpyHostToDevice);
  gravity<<<(n + block - 1) / block, block, block * sizeof(Body)>>>(device_body, device_pull, n, 0.00390625f);
  cudaMemcpy(pull.data(), device_pull, n * sizeof(double3), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (int i = 0; i < n; ++i) sum += (pull[i].x + pull[i].y + pull[i].z) * (i % 3);
  std::printf("%.3f\n", sum);
  cudaFree(device_body);
  cudaFree(device_pull);
}
