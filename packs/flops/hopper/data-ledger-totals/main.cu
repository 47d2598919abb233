// Net and gross sales up to a day, for each group of a table of sales: the partial sums of every block.
#include <cstdio>
#include <cstdlib>
#include <cub/block/block_reduce.cuh>
#include <vector>

constexpr int THREADS = 128;
constexpr int GROUPS = 4;

struct Sale {
  int group, day;
  double discount, tax;
};

__global__ void group_totals(const Sale* sales, const double* price, int rows, int cutoff, double* partial) {
  using Reduce = cub::BlockReduce<double, THREADS>;
  __shared__ Reduce::TempStorage first, second;
  double net = 0.0, gross = 0.0;
  for (int i = blockIdx.x * THREADS + threadIdx.x; i < rows; i += gridDim.x * THREADS) {
    Sale sale = sales[i];
    if (sale.group == blockIdx.y && sale.day <= cutoff) {
      net += price[i] * (1.0 - sale.discount);
      gross += price[i] * (1.0 - sale.discount) * (1.0 + sale.tax);
    }
  }
  net = Reduce(first).Sum(net);
  gross = Reduce(second).Sum(gross);
  if (threadIdx.x == 0) {
    partial[2 * (blockIdx.y * gridDim.x + blockIdx.x)] = net;
    partial[2 * (blockIdx.y * gridDim.x + blockIdx.x) + 1] = gross;
  }
}

int main(int argc, char** argv) {
  int rows = argc > 1 ? std::atoi(argv[1]) : 5000;
  int blocks = argc > 2 ? std::atoi(argv[2]) : 4;
  int cutoff = argc > 3 ? std::atoi(argv[3]) : 1000;
  std::vector<Sale> sales(rows);
  std::vector<double> price(rows), partial(2 * GROUPS * blocks);
  for (int i = 0; i < rows; ++i) {
    sales[i] = {(i * 5 + i / 7) % GROUPS, int(i * 61LL % 2500), 0.01 * (i % 11), 0.02 * (i % 5)};
    price[i] = 10.0 + 0.5 * (i % 173);
  }
  Sale* device_sales;
  double *device_price, *device_partial;
  cudaMalloc(&device_sales, rows * sizeof(Sale));
  cudaMalloc(&device_price, rows * sizeof(double));
  cudaMalloc(&device_partial, partial.size() * sizeof(double));
  cudaMemcpy(device_sales, sales.data(), rows * sizeof(Sale), cudaMemcpyHostToDevice);
  cudaMemcpy(device_price, price.data(), rows * sizeof(double), cudaMemcpyHostToDevice);
  group_totals<<<dim3(blocks, GROUPS), THREADS>>>(device_sales, device_price, rows, cutoff, device_partial);
  cudaMemcpy(partial.data(), device_partial, partial.size() * sizeof(double), cudaMemcpyDeviceToHost);
  for (int group = 0; group < GROUPS; ++group) {
    double net = 0, gross = 0;
    for (int b = 0; b < blocks; ++b) {
      net += partial[2 * (group * blocks + b)];
      gross += partial[2 * (group * blocks + b) + 1];
    }
    std::printf("%d %.4f %.4f\n", group, net, gross);
  }
  cudaFree(device_sales);
  cudaFree(device_price);
  cudaFree(device_partial);
}
