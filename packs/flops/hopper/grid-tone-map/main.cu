// Tone mapping: compresses bright pixels by their luminance, then encodes each channel with the sRGB curve.
#include <cstdio>
#include <cstdlib>
#include <vector>

#define LUMA(r, g, b) (0.2126 * (r) + 0.7152 * (g) + 0.0722 * (b))

__device__ unsigned char encode(float c) {
  c = fminf(c, 1.0f);
  if (c <= 0.0031308f) {
    c = 12.92f * c;
  } else {
    c = 1.055f * powf(c, 1.0f / 2.4f) - 0.055f;
  }
  return static_cast<unsigned char>(255.0f * c);
}

__global__ void tone_map(const float* hdr, unsigned char* out, int pixels, float exposure, float white) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < pixels; i += gridDim.x * blockDim.x) {
    float r = exposure * hdr[3 * i];
    float g = exposure * hdr[3 * i + 1];
    float b = exposure * hdr[3 * i + 2];
    float scale = (1.0 + LUMA(r, g, b) / (white * white)) / (1.0 + LUMA(r, g, b));
    out[3 * i] = encode(scale * r);
    out[3 * i + 1] = encode(scale * g);
    out[3 * i + 2] = encode(scale * b);
  }
}

int main(int argc, char** argv) {
  int pixels = argc > 1 ? std::atoi(argv[1]) : 20000;
  int blocks = argc > 2 ? std::atoi(argv[2]) : 40;
  std::vector<float> image(3 * pixels);
  for (int i = 0; i < pixels; ++i) {
    float light = i % 5 == 0 ? 0.0005f : 0.03125f * (1 + i % 211);
    image[3 * i] = light;
    image[3 * i + 1] = light * (0.5f + 0.125f * (i % 3));
    image[3 * i + 2] = light * 0.75f;
  }
  float* hdr;
  unsigned char* out;
  cudaMalloc(&hdr, image.size() * sizeof(float));
  cudaMalloc(&out, image.size());
  cudaMemcpy(hdr, image.data(), image.size() * sizeof(float), cudaMemcpyHostToDevice);
  tone_map<<<blocks, 256>>>(hdr, out, pixels, 1.5f, 4.0f);
  std::vector<unsigned char> result(image.size());
  cudaMemcpy(result.data(), out, result.size(), cudaMemcpyDeviceToHost);
  long sum = 0;
  for (unsigned char value : result) sum += value;
  std::printf("%ld\n", sum);
  cudaFree(hdr);
  cudaFree(out);
}
