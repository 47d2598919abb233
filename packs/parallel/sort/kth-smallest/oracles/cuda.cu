constexpr int block = 256;
constexpr int bits = 8;
constexpr int digits = 1 << bits;
static_assert(digits == block);

// The digits of the answer that are known, and how many of the elements that share them go before it.
struct Search {
  unsigned answer;
  unsigned long long before;
};

// Counts the elements that share the known digits by their next one.
__global__ void countDigits(const int *x, size_t n, const Search *search, unsigned known, int shift, unsigned long long *counts) {
  __shared__ unsigned local[digits];
  local[threadIdx.x] = 0;
  __syncthreads();
  const unsigned answer = search->answer;
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  for (size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x; i < n; i += stride) {
    const unsigned value = static_cast<unsigned>(x[i]) ^ 0x80000000u;  // orders as x[i] does
    if ((value & known) == answer) atomicAdd(&local[value >> shift & (digits - 1)], 1u);
  }
  __syncthreads();
  if (local[threadIdx.x] > 0) atomicAdd(&counts[threadIdx.x], static_cast<unsigned long long>(local[threadIdx.x]));
}

// A thread for each digit: the answer's is the first one that reaches beyond the elements before it.
__global__ void chooseDigit(Search *search, int shift, unsigned long long *counts) {
  __shared__ unsigned long long sums[digits];
  const unsigned long long before = search->before;
  sums[threadIdx.x] = counts[threadIdx.x];
  counts[threadIdx.x] = 0;
  __syncthreads();
  for (int distance = 1; distance < digits; distance *= 2) {
    const unsigned long long left = threadIdx.x >= distance ? sums[threadIdx.x - distance] : 0;
    __syncthreads();
    sums[threadIdx.x] += left;
    __syncthreads();
  }
  const unsigned long long smaller = threadIdx.x == 0 ? 0 : sums[threadIdx.x - 1];
  if (smaller <= before && before < sums[threadIdx.x]) {
    search->answer |= threadIdx.x << shift;
    search->before = before - smaller;
  }
}

int findKthSmallest(const int *x, int k, size_t n) {
  Search state = {0, static_cast<unsigned long long>(k - 1)};
  Search *search;
  unsigned long long *counts;
  cudaMalloc(&search, sizeof(Search));
  cudaMalloc(&counts, digits * sizeof(unsigned long long));
  cudaMemcpy(search, &state, sizeof(Search), cudaMemcpyHostToDevice);
  cudaMemset(counts, 0, digits * sizeof(unsigned long long));
  const unsigned blocks = static_cast<unsigned>(std::min<size_t>((n + block - 1) / block, 1024));
  unsigned known = 0;
  for (int shift = 32 - bits; shift >= 0; shift -= bits) {
    countDigits<<<blocks, block>>>(x, n, search, known, shift, counts);
    chooseDigit<<<1, block>>>(search, shift, counts);
    known |= static_cast<unsigned>(digits - 1) << shift;
  }
  cudaMemcpy(&state, search, sizeof(Search), cudaMemcpyDeviceToHost);
  cudaFree(search);
  cudaFree(counts);
  return static_cast<int>(state.answer ^ 0x80000000u);
}
