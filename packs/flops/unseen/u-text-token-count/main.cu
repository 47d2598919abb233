// Counts the tokens of a source text, a line per thread: words, numbers, signs and quoted strings, up to a comment.
#include <cstdio>
#include <cstdlib>
#include <cub/block/block_reduce.cuh>
#include <string>
#include <vector>

enum State { GAP, WORD, NUMBER, SIGN, QUOTED };

__device__ State classify(char c) {
  if (c == ' ' || c == '\n') return GAP;
  if (c == '"') return QUOTED;
  if ((c >= 'a' && c <= 'z') || c == '_') return WORD;
  return c >= '0' && c <= '9' ? NUMBER : SIGN;
}

template <int THREADS>
__global__ void count_tokens(const char* text, const int* starts, int lines, int* tokens) {
  using Reduce = cub::BlockReduce<int, THREADS>;
  __shared__ typename Reduce::TempStorage storage;
  int line = blockIdx.x * THREADS + threadIdx.x;
  int found = 0;
  if (line < lines) {
    State state = GAP;
    for (int p = starts[line]; p < starts[line + 1]; ++p) {
      char c = text[p];
      if (state == QUOTED) {
        if (c == '"') state = GAP;
        continue;
      }
      if (c == '#') break;
      State next = classify(c);
      if (state == WORD && next == NUMBER) next = WORD;
      found += next != GAP && (next != state || next == SIGN);
      state = next;
    }
  }
  int sum = Reduce(storage).Sum(found);
  if (threadIdx.x == 0) atomicAdd(tokens, sum);
}

int main(int argc, char** argv) {
  int lines = argc > 1 ? std::atoi(argv[1]) : 1000;
  constexpr int THREADS = 128;
  const char* pieces[] = {"alpha = ", "beta2 * ", "(3.25 + ", "\"two words\" ", "x_1 ", "; ", "# the rest is 1.0 / 3.0 ", "while(k<10)"};
  std::string text;
  std::vector<int> starts{0};
  unsigned state = 5;
  for (int line = 0; line < lines; ++line) {
    state = state * 1664525u + 1013904223u;
    int length = 1 + (state >> 27) % 9;
    for (int k = 0; k < length; ++k) {
      state = state * 1664525u + 1013904223u;
      text += pieces[state >> 29];
    }
    text += '\n';
    starts.push_back(static_cast<int>(text.size()));
  }
  char* device_text;
  int *device_starts, *device_tokens;
  cudaMalloc(&device_text, text.size());
  cudaMalloc(&device_starts, starts.size() * sizeof(int));
  cudaMalloc(&device_tokens, sizeof(int));
  cudaMemcpy(device_text, text.data(), text.size(), cudaMemcpyHostToDevice);
  cudaMemcpy(device_starts, starts.data(), starts.size() * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemset(device_tokens, 0, sizeof(int));
  count_tokens<THREADS><<<(lines + THREADS - 1) / THREADS, THREADS>>>(device_text, device_starts, lines, device_tokens);
  int tokens = 0;
  cudaMemcpy(&tokens, device_tokens, sizeof(int), cudaMemcpyDeviceToHost);
  std::printf("%d\n", tokens);
  cudaFree(device_text);
  cudaFree(device_starts);
  cudaFree(device_tokens);
}
