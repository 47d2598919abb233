import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
torch::Tensor squared_error(torch::Tensor predictions, torch::Tensor targets) {
  auto said = predictions.contiguous(), right = targets.contiguous();
  auto output = torch::empty({}, said.options());
  const float* p = said.data_ptr<float>();
  const float* t = right.data_ptr<float>();
  const int64_t count = said.numel();
  double sum = 0.0;
#pragma omp parallel for simd reduction(+ : sum)
  for (int64_t i = 0; i < count; ++i) {
    const double difference = p[i] - t[i];
    sum += difference * difference;
  }
  *output.data_ptr<float>() = static_cast<float>(sum / count);
  return output;
}
"""

kernels = load_inline(name="squared_error", cpp_sources=source, functions=["squared_error"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """The mean of squared differences."""

    def forward(self, predictions: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        return kernels.squared_error(predictions, targets)
