// Log likelihood of a complete binary tree under the Jukes-Cantor model, for every site of an alignment (Felsenstein's pruning).
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Partial {
  double of[4];
};

// Node 1 is the root, 2n and 2n + 1 are the children of n, and the leaves begin at the number of taxa.
// Branches come as 4/3 of their length.
__device__ Partial prune(const unsigned char* bases, const double* branches, int node, int taxa, int sites, int site) {
  Partial here;
  if (node >= taxa) {
    int base = bases[(node - taxa) * sites + site];
    for (int s = 0; s < 4; ++s) here.of[s] = s == base ? 1.0 : 0.0;
    return here;
  }
  for (int s = 0; s < 4; ++s) here.of[s] = 1.0;
  for (int child = 2 * node; child <= 2 * node + 1; ++child) {
    Partial below = prune(bases, branches, child, taxa, sites, site);
    double same = 0.25 + 0.75 * exp(-branches[child]);
    double other = 0.25 - 0.25 * exp(-branches[child]);
    for (int s = 0; s < 4; ++s) {
      double sum = 0.0;
      for (int t = 0; t < 4; ++t) sum += (s == t ? same : other) * below.of[t];
      here.of[s] *= sum;
    }
  }
  return here;
}

__global__ void site_likelihood(const unsigned char* bases, const double* branches, double* likelihood, int sites, int taxa) {
  int site = blockIdx.x * blockDim.x + threadIdx.x;
  if (site >= sites) return;
  Partial root = prune(bases, branches, 1, taxa, sites, site);
  double sum = 0.25 * (root.of[0] + root.of[1] + root.of[2] + root.of[3]);
  likelihood[site] = log(sum);
}

int main(int argc, char** argv) {
  int sites = argc > 1 ? std::atoi(argv[1]) : 300;
  int taxa = argc > 2 ? std::atoi(argv[2]) : 8;  // a power of two
  std::vector<unsigned char> bases(taxa * sites);
  for (int taxon = 0; taxon < taxa; ++taxon) {
    for (int site = 0; site < sites; ++site) bases[taxon * sites + site] = (site + (site * 13 + taxon * 5) % 7 / 5) % 4;
  }
  std::vector<double> branches(2 * taxa), likelihood(sites);
  for (int node = 0; node < 2 * taxa; ++node) branches[node] = 0.02 + 0.015 * (node % 6);
  unsigned char* device_bases;
  double *device_branches, *device_likelihood;
  cudaMalloc(&device_bases, bases.size());
  cudaMalloc(&device_branches, branches.size() * sizeof(double));
  cudaMalloc(&device_likelihood, sites * sizeof(double));
  cudaMemcpy(device_bases, bases.data(), bases.size(), cudaMemcpyHostToDevice);
  cudaMemcpy(device_branches, branches.data(), branches.size() * sizeof(double), cudaMemcpyHostToDevice);
  cudaDeviceSetLimit(cudaLimitStackSize, 8192);
  site_likelihood<<<(sites + 127) / 128, 128>>>(device_bases, device_branches, device_likelihood, sites, taxa);
  cudaMemcpy(likelihood.data(), device_likelihood, sites * sizeof(double), cudaMemcpyDeviceToHost);
  double total = 0;
  for (double value : likelihood) total += value;
  std::printf("%.6f\n", total);
  cudaFree(device_bases);
  cudaFree(device_branches);
  cudaFree(device_likelihood);
}
