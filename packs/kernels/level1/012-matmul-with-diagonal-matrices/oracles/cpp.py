import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
torch::Tensor diagonal_product(torch::Tensor A, torch::Tensor B) {
  auto diagonal = A.contiguous(), matrix = B.contiguous();
  auto output = torch::empty_like(matrix);
  const int64_t rows = matrix.size(0), columns = matrix.size(1);
#pragma omp parallel for
  for (int64_t i = 0; i < rows; ++i) {
    const float factor = diagonal.data_ptr<float>()[i];
    const float* from = matrix.data_ptr<float>() + i * columns;
    float* to = output.data_ptr<float>() + i * columns;
#pragma omp simd
    for (int64_t j = 0; j < columns; ++j) to[j] = factor * from[j];
  }
  return output;
}
"""

kernels = load_inline(name="diagonal_product", cpp_sources=source, functions=["diagonal_product"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """The product of a diagonal matrix, given by its diagonal, and a full one: each row times one number."""

    def forward(self, A: torch.Tensor, B: torch.Tensor) -> torch.Tensor:
        return kernels.diagonal_product(A, B)
