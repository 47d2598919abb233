import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor perceptron(torch::Tensor x, std::vector<torch::Tensor> weights, std::vector<torch::Tensor> biases);"

source = """
__device__ float over_warp(float value) {
  for (int distance = 16; distance > 0; distance /= 2) value += __shfl_xor_sync(0xffffffff, value, distance);
  return value;
}

// A warp an output of a row: meant for few rows, whose time goes into reading the weights.
__global__ void dense_kernel(const float* input, const float* weight, const float* bias, float* output, int inputs, int outputs, bool rectifies) {
  const int o = blockIdx.y * (blockDim.x / 32) + threadIdx.x / 32;
  if (o >= outputs) return;
  const float* from = input + blockIdx.x * static_cast<int64_t>(inputs);
  const float* row = weight + o * static_cast<int64_t>(inputs);
  float sum = 0.0f;
#pragma unroll 8
  for (int i = threadIdx.x % 32; i < inputs; i += 32) sum += from[i] * row[i];
  sum = over_warp(sum) + bias[o];
  if (threadIdx.x % 32 == 0) output[blockIdx.x * static_cast<int64_t>(outputs) + o] = rectifies ? fmaxf(sum, 0.0f) : sum;
}

torch::Tensor perceptron(torch::Tensor x, std::vector<torch::Tensor> weights, std::vector<torch::Tensor> biases) {
  auto input = x.contiguous();
  for (size_t layer = 0; layer < weights.size(); ++layer) {
    const int64_t rows = input.size(0), inputs = weights[layer].size(1), outputs = weights[layer].size(0);
    auto output = torch::empty({rows, outputs}, input.options());
    const dim3 grid(rows, (outputs + 3) / 4);
    dense_kernel<<<grid, 128>>>(
        input.data_ptr<float>(), weights[layer].data_ptr<float>(), biases[layer].data_ptr<float>(), output.data_ptr<float>(), static_cast<int>(inputs), static_cast<int>(outputs),
        layer + 1 < weights.size());
    input = output;
  }
  return input;
}
"""

kernels = load_inline(name="perceptron", cpp_sources=declaration, cuda_sources=source, functions=["perceptron"])


class ModelNew(nn.Module):
    """A launch a layer, bias and rectifier included, from one call."""

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
