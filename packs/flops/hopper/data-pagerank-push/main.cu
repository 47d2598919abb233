// One step of PageRank: every page hands its rank on in equal shares to the pages that it links to.
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

struct Web {
  const int* offsets;
  const int* links;
  int pages;
};

__device__ double split(double mass, int parts) {
  return mass * (1.0 / parts);
}

__global__ void push_ranks(Web web, const double* rank, double* next, double damping) {
  for (int page = blockIdx.x * blockDim.x + threadIdx.x; page < web.pages; page += gridDim.x * blockDim.x) {
    int begin = web.offsets[page], end = web.offsets[page + 1];
    if (begin == end) continue;
    double share = split(damping * rank[page], end - begin);
    for (int k = begin; k < end; ++k) atomicAdd(&next[web.links[k]], share);
  }
}

template <typename T>
T* upload(const std::vector<T>& values) {
  T* device;
  cudaMalloc(&device, values.size() * sizeof(T));
  cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice);
  return device;
}

int main(int argc, char** argv) {
  int pages = argc > 1 ? std::atoi(argv[1]) : 1000;
  int blocks = argc > 2 ? std::atoi(argv[2]) : 4;
  double damping = argc > 3 ? std::atof(argv[3]) : 0.9;
  int rounds = argc > 4 ? std::atoi(argv[4]) : 2;
  std::vector<int> offsets(1, 0), links;
  for (int page = 0; page < pages; ++page) {
    int degree = page % 9 == 4 ? 0 : 1 + page % 13;
    for (int k = 0; k < degree; ++k) links.push_back(int((page * 17LL + 257LL * k * k + 1) % pages));
    offsets.push_back(int(links.size()));
  }
  std::vector<double> rank(pages, 1.0 / pages), floor(pages, (1.0 - damping) / pages);
  int* device_offsets = upload(offsets);
  int* device_links = upload(links);
  double* device_rank = upload(rank);
  double* device_next = upload(floor);
  Web web = {device_offsets, device_links, pages};
  for (int round = 0; round < rounds; ++round) {
    cudaMemcpy(device_next, floor.data(), pages * sizeof(double), cudaMemcpyHostToDevice);
    push_ranks<<<blocks, 128>>>(web, device_rank, device_next, damping);
    std::swap(device_rank, device_next);
  }
  cudaMemcpy(rank.data(), device_rank, pages * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (int page = 0; page < pages; ++page) sum += rank[page] * (1 + page % 3);
  std::printf("%.9f\n", sum);
  cudaFree(device_offsets);
  cudaFree(device_links);
  cudaFree(device_rank);
  cudaFree(device_next);
}
