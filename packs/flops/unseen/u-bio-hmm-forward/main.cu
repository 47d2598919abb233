// Log likelihoods of sequences under a hidden Markov model by the scaled forward algorithm, a warp per sequence and a lane per state.
#include <cstdio>
#include <cstdlib>
#include <cub/warp/warp_reduce.cuh>
#include <vector>

constexpr int WARPS = 4;

__global__ void forward_scores(const unsigned char* letters, const int* starts, int sequences, const double* transition,
                               const double* emission, int states, double* scores) {
  using Reduce = cub::WarpReduce<double>;
  __shared__ typename Reduce::TempStorage storage[WARPS];
  __shared__ double belief[WARPS][32];
  int warp = threadIdx.y, lane = threadIdx.x;
  int sequence = blockIdx.x * WARPS + warp;
  if (sequence >= sequences) return;
  double mine = lane < states ? 1.0 / states : 0.0;
  double score = 0.0;
  for (int p = starts[sequence]; p < starts[sequence + 1]; ++p) {
    belief[warp][lane] = mine;
    __syncwarp();
    double next = 0.0;
    if (lane < states) {
      for (int from = 0; from < states; ++from) next += belief[warp][from] * transition[from * states + lane];
      next *= emission[letters[p] * states + lane];
    }
    double sum = __shfl_sync(0xffffffffu, Reduce(storage[warp]).Sum(next), 0);
    score += log(sum);
    mine = next * (1.0 / sum);
    __syncwarp();
  }
  if (lane == 0) scores[sequence] = score;
}

template <typename T>
T* upload(const std::vector<T>& values) {
  T* device;
  cudaMalloc(&device, values.size() * sizeof(T));
  cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice);
  return device;
}

int main(int argc, char** argv) {
  int sequences = argc > 1 ? std::atoi(argv[1]) : 50;
  int states = argc > 2 ? std::atoi(argv[2]) : 8;
  if (states < 1 || states > 32) return 1;
  std::vector<int> starts{0};
  for (int s = 0; s < sequences; ++s) starts.push_back(starts.back() + 40 + s * 7 % 31);
  std::vector<unsigned char> letters(starts.back());
  unsigned state = 3;
  for (unsigned char& letter : letters) letter = (state = state * 1664525u + 1013904223u) >> 30;
  std::vector<double> transition(states * states), emission(4 * states), scores(sequences);
  for (int i = 0; i < states; ++i) {
    double total = 0;
    for (int j = 0; j < states; ++j) total += transition[i * states + j] = 1 + (i * 5 + j * 3) % 7;
    for (int j = 0; j < states; ++j) transition[i * states + j] /= total;
    for (int letter = 0; letter < 4; ++letter) emission[letter * states + i] = letter == i % 4 ? 0.55 : 0.15;
  }
  unsigned char* device_letters = upload(letters);
  int* device_starts = upload(starts);
  double* device_transition = upload(transition);
  double* device_emission = upload(emission);
  double* device_scores = upload(scores);
  dim3 block(32, WARPS);
  forward_scores<<<(sequences + WARPS - 1) / WARPS, block>>>(device_letters, device_starts, sequences, device_transition, device_emission,
                                                             states, device_scores);
  cudaMemcpy(scores.data(), device_scores, sequences * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double score : scores) sum += score;
  std::printf("%.9f\n", sum);
  cudaFree(device_letters);
  cudaFree(device_starts);
  cudaFree(device_transition);
  cudaFree(device_emission);
  cudaFree(device_scores);
}
