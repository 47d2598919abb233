// Semi-Lagrangian step of a smoke simulation: every cell takes the density from where its air came from.
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

struct Mesh {
  int nx, ny;
  float dt;
  float fade;
};

__device__ float bilinear(const float* field, const Mesh& mesh, float x, float y) {
  x = fminf(fmaxf(x, 0.0f), static_cast<float>(mesh.nx - 1));
  y = fminf(fmaxf(y, 0.0f), static_cast<float>(mesh.ny - 1));
  int left = static_cast<int>(x), low = static_cast<int>(y);
  int right = min(left + 1, mesh.nx - 1), high = min(low + 1, mesh.ny - 1);
  float s = x - left, t = y - low;
  float a = field[low * mesh.nx + left], b = field[low * mesh.nx + right];
  float c = field[high * mesh.nx + left], d = field[high * mesh.nx + right];
  float bottom = a + s * (b - a);
  float top = c + s * (d - c);
  return bottom + t * (top - bottom);
}

__global__ void advect(Mesh mesh, const float2* flow, const float* smoke, float* moved) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int j = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= mesh.nx || j >= mesh.ny) return;
  float2 wind = flow[j * mesh.nx + i];
  moved[j * mesh.nx + i] = mesh.fade * bilinear(smoke, mesh, i - mesh.dt * wind.x, j - mesh.dt * wind.y);
}

int main(int argc, char** argv) {
  Mesh mesh;
  mesh.nx = argc > 1 ? std::atoi(argv[1]) : 64;
  mesh.ny = argc > 2 ? std::atoi(argv[2]) : 48;
  mesh.dt = 0.75f;
  mesh.fade = 0.995f;
  int steps = argc > 3 ? std::atoi(argv[3]) : 1;
  int cells = mesh.nx * mesh.ny;
  std::vector<float> smoke(cells);
  std::vector<float2> flow(cells);
  for (int j = 0; j < mesh.ny; ++j) {
    for (int i = 0; i < mesh.nx; ++i) {
      smoke[j * mesh.nx + i] = (i / 10 + j / 10) % 3 == 0 ? 1.0f + 0.1f * (i % 5) : 0.0f;
      flow[j * mesh.nx + i] = make_float2(0.02f * (j - mesh.ny / 2), -0.02f * (i - mesh.nx / 2));
    }
  }
  float2* device_flow;
  float *from, *to;
  cudaMalloc(&device_flow, cells * sizeof(float2));
  cudaMalloc(&from, cells * sizeof(float));
  cudaMalloc(&to, cells * sizeof(float));
  cudaMemcpy(device_flow, flow.data(), cells * sizeof(float2), cudaMemcpyHostToDevice);
  cudaMemcpy(from, smoke.data(), cells * sizeof(float), cudaMemcpyHostToDevice);
  dim3 block(32, 8);
  dim3 grid((mesh.nx + 31) / 32, (mesh.ny + 7) / 8);
  for (int step = 0; step < steps; ++step) {
    advect<<<grid, block>>>(mesh, device_flow, from, to);
    std::swap(from, to);
  }
  cudaMemcpy(smoke.data(), from, cells * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float density : smoke) sum += density;
  std::printf("%.4f\n", sum);
  cudaFree(device_flow);
  cudaFree(from);
  cudaFree(to);
}
