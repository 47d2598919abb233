import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor perceptron(torch::Tensor x, std::vector<torch::Tensor> weights, std::vector<torch::Tensor> biases);"

source = """
__device__ float over_warp(float value) {
  for (int distance = 16; distance > 0; distance /= 2) value += __shfl_xor_sync(0xffffffff, value, distance);
  return value;
}

constexpr int most = 32;

struct Layers {
  const float* weights[most];
  const float* biases[most];
  int sizes[most + 1];  // of the input, then of the output of each layer
  int count;
};

// A block a row, for all layers: what a layer leaves stays in shared memory, one half of it written while the other is read.
__global__ void perceptron_kernel(const float* input, float* output, Layers layers, int widest) {
  extern __shared__ float halves[];
  const float* from = input + blockIdx.x * static_cast<int64_t>(layers.sizes[0]);
  for (int layer = 0; layer < layers.count; ++layer) {
    const int inputs = layers.sizes[layer], outputs = layers.sizes[layer + 1];
    const bool is_last = layer + 1 == layers.count;
    float* to = is_last ? output + blockIdx.x * static_cast<int64_t>(outputs) : halves + layer % 2 * widest;
    for (int o = threadIdx.x / 32; o < outputs; o += blockDim.x / 32) {
      const float* row = layers.weights[layer] + o * static_cast<int64_t>(inputs);
      float sum = 0.0f;
#pragma unroll 8
      for (int i = threadIdx.x % 32; i < inputs; i += 32) sum += from[i] * row[i];
      sum = over_warp(sum) + layers.biases[layer][o];
      if (threadIdx.x % 32 == 0) to[o] = is_last ? sum : fmaxf(sum, 0.0f);
    }
    __syncthreads();
    from = to;
  }
}

torch::Tensor perceptron(torch::Tensor x, std::vector<torch::Tensor> weights, std::vector<torch::Tensor> biases) {
  TORCH_CHECK(weights.size() <= most, "at most ", most, " layers");
  auto input = x.contiguous();
  Layers layers = {};
  layers.count = static_cast<int>(weights.size());
  layers.sizes[0] = static_cast<int>(input.size(1));
  int widest = 0;
  for (int layer = 0; layer < layers.count; ++layer) {
    layers.weights[layer] = weights[layer].data_ptr<float>();
    layers.biases[layer] = biases[layer].data_ptr<float>();
    layers.sizes[layer + 1] = static_cast<int>(weights[layer].size(0));
    if (layer + 1 < layers.count) widest = std::max(widest, layers.sizes[layer + 1]);
  }
  auto output = torch::empty({input.size(0), weights.back().size(0)}, input.options());
  perceptron_kernel<<<input.size(0), 1024, 2 * widest * sizeof(float)>>>(input.data_ptr<float>(), output.data_ptr<float>(), layers, widest);
  return output;
}
"""

kernels = load_inline(name="perceptron", cpp_sources=declaration, cuda_sources=source, functions=["perceptron"])


class ModelNew(nn.Module):
    """All layers in one launch, as each of them is far smaller than a launch takes."""

    def __init__(self, input_size: int, hidden_layer_sizes: list, output_size: int):
        super().__init__()
        layers = []
        for size in hidden_layer_sizes:
            layers += [nn.Linear(input_size, size), nn.ReLU()]
            input_size = size
        layers.append(nn.Linear(input_size, output_size))
        self.network = nn.Sequential(*layers)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        linear = list(self.network)[::2]
        return kernels.perceptron(x, [layer.weight for layer in linear], [layer.bias for layer in linear])
