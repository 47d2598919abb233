// Converts 8-bit RGB pixels to hue (degrees), saturation and value.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Hsv {
  float hue, saturation, value;
};

// The hue in sixths of the circle.
__device__ float sextant(float r, float g, float b, float top, float spread) {
  if (top == r) {
    float turn = (g - b) / spread;
    return turn < 0.0f ? turn + 6.0f : turn;
  }
  if (top == g) return (b - r) / spread + 2.0f;
  return (r - g) / spread + 4.0f;
}

__global__ void rgb_to_hsv(const uchar4* pixels, Hsv* out, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  uchar4 pixel = pixels[i];
  float r = pixel.x * (1.0f / 255.0f);
  float g = pixel.y * (1.0f / 255.0f);
  float b = pixel.z * (1.0f / 255.0f);
  float top = fmaxf(r, fmaxf(g, b));
  float spread = top - fminf(r, fminf(g, b));
  Hsv result = {0.0f, 0.0f, top};
  if (spread > 0.0f) {
    result.hue = 60.0f * sextant(r, g, b, top, spread);
    result.saturation = spread / top;
  }
  out[i] = result;
}

int main(int argc, char** argv) {
  int count = argc > 1 ? std::atoi(argv[1]) : 10000;
  int block = argc > 2 ? std::atoi(argv[2]) : 128;
  std::vector<uchar4> image(count);
  for (int i = 0; i < count; ++i) {
    unsigned char grey = i % 256;
    if (i / 11 % 4 == 0) {
      image[i] = make_uchar4(grey, grey, grey, 255);
    } else {
      image[i] = make_uchar4(grey, i * 7 % 256, i / 3 % 256, 255);
    }
  }
  uchar4* pixels;
  Hsv* out;
  cudaMalloc(&pixels, count * sizeof(uchar4));
  cudaMalloc(&out, count * sizeof(Hsv));
  cudaMemcpy(pixels, image.data(), count * sizeof(uchar4), cudaMemcpyHostToDevice);
  rgb_to_hsv<<<(count + block - 1) / block, block>>>(pixels, out, count);
  std::vector<Hsv> result(count);
  cudaMemcpy(result.data(), out, count * sizeof(Hsv), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (const Hsv& colour : result) sum += colour.hue + colour.saturation + colour.value;
  std::printf("%.4f\n", sum);
  cudaFree(pixels);
  cudaFree(out);
}
