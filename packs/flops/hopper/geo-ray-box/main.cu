// Picking in a CAD scene: the nearest axis-aligned box that each ray enters, by the slab test.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Box {
  double low[3], high[3];
};

__global__ void nearest_box(const double* origins, const double* directions, int rays, const Box* boxes, int count,
                            double reach, int* hits, double* distances) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rays) return;
  double origin[3], inverse[3];
  for (int axis = 0; axis < 3; ++axis) {
    origin[axis] = origins[3 * r + axis];
    inverse[axis] = 1.0 / directions[3 * r + axis];
  }
  double best = reach;
  int hit = -1;
  for (int b = 0; b < count; ++b) {
    const Box& box = boxes[b];
    double enter = 0.0, leave = best;
    for (int axis = 0; axis < 3; ++axis) {
      enter = fmax(enter, fmin((box.low[axis] - origin[axis]) * inverse[axis], (box.high[axis] - origin[axis]) * inverse[axis]));
      leave = fmin(leave, fmax((box.low[axis] - origin[axis]) * inverse[axis], (box.high[axis] - origin[axis]) * inverse[axis]));
      if (enter > leave) break;
    }
    if (enter <= leave) {
      best = enter;
      hit = b;
    }
  }
  hits[r] = hit;
  distances[r] = best;
}

int main(int argc, char** argv) {
  int rays = argc > 1 ? std::atoi(argv[1]) : 300;
  int count = argc > 2 ? std::atoi(argv[2]) : 20;
  std::vector<double> origins(3 * (size_t)rays), directions(origins.size()), distances(rays);
  std::vector<Box> boxes(count);
  std::vector<int> hits(rays);
  for (int i = 0; i < 3 * rays; ++i) {
    origins[i] = 0.25 * (i % 29) - 3.5;
    directions[i] = (i % 2 ? 1.0 : -1.0) * (0.1 + 0.03 * (i % 31));
  }
  for (int b = 0; b < count; ++b) {
    for (int axis = 0; axis < 3; ++axis) {
      boxes[b].low[axis] = 1.5 * ((b * (7 + 4 * axis)) % 23) - 17.0;
      boxes[b].high[axis] = boxes[b].low[axis] + 2.0 + 0.5 * (b % 6);
    }
  }
  double *device_origins, *device_directions, *device_distances;
  Box* device_boxes;
  int* device_hits;
  cudaMalloc(&device_origins, origins.size() * sizeof(double));
  cudaMalloc(&device_directions, directions.size() * sizeof(double));
  cudaMalloc(&device_distances, rays * sizeof(double));
  cudaMalloc(&device_boxes, count * sizeof(Box));
  cudaMalloc(&device_hits, rays * sizeof(int));
  cudaMemcpy(device_origins, origins.data(), origins.size() * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(device_directions, directions.data(), directions.size() * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(device_boxes, boxes.data(), count * sizeof(Box), cudaMemcpyHostToDevice);
  const int block = 96;
  nearest_box<<<(rays + block - 1) / block, block>>>(device_origins, device_directions, rays, device_boxes, count, 1000.0,
                                                     device_hits, device_distances);
  cudaMemcpy(hits.data(), device_hits, rays * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(distances.data(), device_distances, rays * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (int r = 0; r < rays; ++r) sum += hits[r] + distances[r];
  std::printf("%.6f\n", sum);
  cudaFree(device_origins);
  cudaFree(device_directions);
  cudaFree(device_distances);
  cudaFree(device_boxes);
  cudaFree(device_hits);
}
