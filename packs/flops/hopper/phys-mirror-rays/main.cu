// Brightness of rays that bounce between mirror spheres under a bright sky.
#include <cstdio>
#include <cstdlib>
#include <vector>

__constant__ float4 sphere[8];  // centre and radius

__device__ float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

__device__ float trace(float3 from, float3 along, int spheres, int bounces) {
  float nearest = 1e30f;
  int hit = -1;
  for (int s = 0; s < spheres; ++s) {
    float4 ball = sphere[s];
    float3 to = make_float3(ball.x - from.x, ball.y - from.y, ball.z - from.z);
    float middle = dot(to, along);
    float gap = ball.w * ball.w - dot(to, to) + middle * middle;
    if (gap <= 0.0f) continue;
    float distance = middle - sqrtf(gap);
    if (distance > 1e-3f && distance < nearest) {
      nearest = distance;
      hit = s;
    }
  }
  if (hit < 0 || bounces == 0) return 0.5f + 0.5f * along.y;
  float4 ball = sphere[hit];
  float inverse = 1.0f / ball.w;
  float3 at = make_float3(from.x + nearest * along.x, from.y + nearest * along.y, from.z + nearest * along.z);
  float3 normal = make_float3((at.x - ball.x) * inverse, (at.y - ball.y) * inverse, (at.z - ball.z) * inverse);
  float turn = 2.0f * dot(along, normal);
  float3 away = make_float3(along.x - turn * normal.x, along.y - turn * normal.y, along.z - turn * normal.z);
  return 0.05f + 0.9f * trace(at, away, spheres, bounces - 1);
}

__global__ void render(float* image, int width, int height, int spheres, int bounces, float scale) {
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (column >= width || row >= height) return;
  float x = scale * (column - width / 2);
  float y = scale * (height / 2 - row);
  float shrink = rsqrtf(x * x + y * y + 1.0f);
  float3 along = make_float3(x * shrink, y * shrink, shrink);
  image[row * width + column] = trace(make_float3(0.0f, 0.0f, -4.0f), along, spheres, bounces);
}

int main(int argc, char** argv) {
  int width = argc > 1 ? std::atoi(argv[1]) : 64;
  int height = argc > 2 ? std::atoi(argv[2]) : 48;
  int bounces = argc > 3 ? std::atoi(argv[3]) : 3;
  const int spheres = 5;
  float4 scene[spheres];
  for (int s = 0; s < spheres; ++s) scene[s] = make_float4(1.3f * (s - 2), 0.4f * (s % 2), 0.6f * (s % 3), 0.5f + 0.05f * s);
  cudaMemcpyToSymbol(sphere, scene, sizeof(scene));
  cudaDeviceSetLimit(cudaLimitStackSize, 4096);
  std::vector<float> image(width * height);
  float* device_image;
  cudaMalloc(&device_image, image.size() * sizeof(float));
  dim3 block(16, 8);
  dim3 grid((width + 15) / 16, (height + 7) / 8);
  render<<<grid, block>>>(device_image, width, height, spheres, bounces, 0.0078125f);
  cudaMemcpy(image.data(), device_image, image.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : image) sum += value;
  std::printf("%.3f\n", sum);
  cudaFree(device_image);
}
