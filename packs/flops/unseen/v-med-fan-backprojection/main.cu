// Computed tomography with a fan beam: every pixel collects its share of all filtered projections.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Fan {
  int side, views, bins;
  float pixel, source, pitch, step;
};

__global__ void backproject(Fan fan, const float* projections, float* image) {
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (column >= fan.side || row >= fan.side) return;
  float x = fan.pixel * (column - fan.side / 2);
  float y = fan.pixel * (row - fan.side / 2);
  float centre = 0.5f * (fan.bins - 1);
  float sum = 0.0f;
  for (int view = 0; view < fan.views; ++view) {
    float angle = view * fan.step;
    float sine = sinf(angle), cosine = cosf(angle);
    float across = x * cosine + y * sine;
    float along = fan.source + x * sine - y * cosine;
    float bin = across * (fan.source / along) / fan.pitch + centre;
    int low = static_cast<int>(floorf(bin));
    if (low < 0 || low + 1 >= fan.bins) continue;
    const float* line = projections + view * fan.bins;
    float part = bin - low;
    float value = line[low] + part * (line[low + 1] - line[low]);
    sum += (fan.source / along) * (fan.source / along) * value;
  }
  image[row * fan.side + column] = sum * fan.step;
}

int main(int argc, char** argv) {
  Fan fan;
  fan.side = argc > 1 ? std::atoi(argv[1]) : 64;
  fan.views = argc > 2 ? std::atoi(argv[2]) : 30;
  fan.bins = 257;
  fan.pixel = 1.0f;
  fan.source = 300.0f;
  fan.pitch = 1.0625f;
  fan.step = 0.034906585f;
  std::vector<float> projections(fan.views * fan.bins), image(fan.side * fan.side);
  for (int view = 0; view < fan.views; ++view) {
    for (int bin = 0; bin < fan.bins; ++bin) {
      projections[view * fan.bins + bin] = 0.01f * ((bin * 13 + view * 5) % 97) - 0.02f * (bin % 3);
    }
  }
  float *device_projections, *device_image;
  cudaMalloc(&device_projections, projections.size() * sizeof(float));
  cudaMalloc(&device_image, image.size() * sizeof(float));
  cudaMemcpy(device_projections, projections.data(), projections.size() * sizeof(float), cudaMemcpyHostToDevice);
  dim3 block(16, 16);
  dim3 grid((fan.side + 15) / 16, (fan.side + 15) / 16);
  backproject<<<grid, block>>>(fan, device_projections, device_image);
  cudaMemcpy(image.data(), device_image, image.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : image) sum += value;
  std::printf("%.3f\n", sum);
  cudaFree(device_projections);
  cudaFree(device_image);
}
