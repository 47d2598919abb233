// Cosine similarity between the first documents (the queries) and all documents, each a sorted list of terms with weights.
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ float squares(const float* weights, int begin, int end) {
  float sum = 0.0f;
  for (int k = begin; k < end; ++k) sum += weights[k] * weights[k];
  return sum;
}

__global__ void compare_documents(const int* offsets, const int* terms, const float* weights, float* cosine, int queries,
                                  int documents) {
  int document = blockIdx.x * blockDim.x + threadIdx.x;
  int query = blockIdx.y * blockDim.y + threadIdx.y;
  if (document >= documents || query >= queries) return;
  int i = offsets[query], end_i = offsets[query + 1];
  int j = offsets[document], end_j = offsets[document + 1];
  float length = squares(weights, i, end_i), other = squares(weights, j, end_j);
  double dot = 0.0;
  while (i < end_i && j < end_j) {
    int a = terms[i], b = terms[j];
    if (a == b) dot += double(weights[i]) * weights[j];
    if (a <= b) ++i;
    if (b <= a) ++j;
  }
  cosine[query * documents + document] = float(dot / sqrtf(length * other));
}

template <typename T>
T* upload(const std::vector<T>& values) {
  T* device;
  cudaMalloc(&device, values.size() * sizeof(T));
  cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice);
  return device;
}

int main(int argc, char** argv) {
  int queries = argc > 1 ? std::atoi(argv[1]) : 10;
  int documents = argc > 2 ? std::atoi(argv[2]) : 40;
  if (queries > documents) return 1;
  std::vector<int> offsets(1, 0), terms;
  std::vector<float> weights;
  for (int document = 0; document < documents; ++document) {
    int term = document % 6;
    for (int k = 0; k < 12 + document % 23; ++k) {
      terms.push_back(term);
      weights.push_back(0.25f * (1 + (term * 3 + document) % 9));
      term += 1 + (document * 7 + k * 13) % 5;
    }
    offsets.push_back(int(terms.size()));
  }
  std::vector<float> cosine(queries * documents);
  int* device_offsets = upload(offsets);
  int* device_terms = upload(terms);
  float* device_weights = upload(weights);
  float* device_cosine = upload(cosine);
  dim3 block(16, 8), grid((documents + 15) / 16, (queries + 7) / 8);
  compare_documents<<<grid, block>>>(device_offsets, device_terms, device_weights, device_cosine, queries, documents);
  cudaMemcpy(cosine.data(), device_cosine, cosine.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : cosine) sum += value;
  std::printf("%.5f\n", sum);
  cudaFree(device_offsets);
  cudaFree(device_terms);
  cudaFree(device_weights);
  cudaFree(device_cosine);
}
