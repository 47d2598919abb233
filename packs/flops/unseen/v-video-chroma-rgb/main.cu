// Video frames with chroma at half resolution, converted to RGB; odd columns take the mean of the two chroma samples beside them.
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ unsigned char to_byte(double value) {
  return static_cast<unsigned char>(min(max(static_cast<int>(value + 0.5), 0), 255));
}

// A frame for each layer of the grid.
__global__ void to_rgb(const unsigned char* luma, const uchar2* chroma, uchar3* rgb, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height) return;
  int pixel = (blockIdx.z * height + y) * width + x;
  int half = width / 2;
  const uchar2* line = chroma + (blockIdx.z * (height / 2) + y / 2) * half;
  uchar2 here = line[x / 2];
  float cb = here.x, cr = here.y;
  if (x & 1) {
    uchar2 next = line[min(x / 2 + 1, half - 1)];
    cb += 0.5f * (next.x - cb);
    cr += 0.5f * (next.y - cr);
  }
  cb -= 128.0f;
  cr -= 128.0f;
  float light = luma[pixel];
  rgb[pixel] = make_uchar3(to_byte(light + 1.402 * cr), to_byte(light - 0.344136 * cb - 0.714136 * cr), to_byte(light + 1.772 * cb));
}

int main(int argc, char** argv) {
  int width = argc > 1 ? std::atoi(argv[1]) : 64;
  int height = argc > 2 ? std::atoi(argv[2]) : 48;
  int frames = argc > 3 ? std::atoi(argv[3]) : 1;
  size_t pixels = static_cast<size_t>(width) * height * frames;
  size_t samples = static_cast<size_t>(width / 2) * (height / 2) * frames;
  std::vector<unsigned char> luma(pixels);
  std::vector<uchar2> chroma(samples);
  std::vector<uchar3> rgb(pixels);
  for (size_t i = 0; i < pixels; ++i) luma[i] = 16 + i * 7 % 220;
  for (size_t i = 0; i < samples; ++i) chroma[i] = make_uchar2(40 + i * 3 % 180, 200 - i * 5 % 160);
  unsigned char* device_luma;
  uchar2* device_chroma;
  uchar3* device_rgb;
  cudaMalloc(&device_luma, pixels);
  cudaMalloc(&device_chroma, samples * sizeof(uchar2));
  cudaMalloc(&device_rgb, pixels * sizeof(uchar3));
  cudaMemcpy(device_luma, luma.data(), pixels, cudaMemcpyHostToDevice);
  cudaMemcpy(device_chroma, chroma.data(), samples * sizeof(uchar2), cudaMemcpyHostToDevice);
  dim3 block(32, 8);
  dim3 grid((width + 31) / 32, (height + 7) / 8, frames);
  to_rgb<<<grid, block>>>(device_luma, device_chroma, device_rgb, width, height);
  cudaMemcpy(rgb.data(), device_rgb, pixels * sizeof(uchar3), cudaMemcpyDeviceToHost);
  unsigned long long sum = 0;
  for (const uchar3& colour : rgb) sum += colour.x + 2 * colour.y + 3 * colour.z;
  std::printf("%llu\n", sum);
  cudaFree(device_luma);
  cudaFree(device_chroma);
  cudaFree(device_rgb);
}
