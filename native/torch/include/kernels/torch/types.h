// Instead of PyTorch's header of this name, in files with kernels: tensors, and the functions that make new ones. A compiler for a GPU reads
// headers three times and cannot keep them compiled; this one takes it a third of the time. Who calls more is compiled with the whole one.
#pragma once

#include <ATen/Dispatch.h>
#include <ATen/core/Tensor.h>

// In native/torch/tensors.cpp, which is compiled once for all: PyTorch's own headers for these bring half of all it has.
namespace assay_tensors {

using Format = c10::optional<at::MemoryFormat>;

at::Tensor empty(at::IntArrayRef sizes, at::TensorOptions options = {}, Format format = {});
at::Tensor zeros(at::IntArrayRef sizes, at::TensorOptions options = {});
at::Tensor ones(at::IntArrayRef sizes, at::TensorOptions options = {});
at::Tensor full(at::IntArrayRef sizes, const at::Scalar& value, at::TensorOptions options = {});

at::Tensor empty_like(const at::Tensor& other, at::TensorOptions options = {}, Format format = {});
at::Tensor zeros_like(const at::Tensor& other, at::TensorOptions options = {}, Format format = {});
at::Tensor ones_like(const at::Tensor& other, at::TensorOptions options = {}, Format format = {});
at::Tensor full_like(const at::Tensor& other, const at::Scalar& value, at::TensorOptions options = {}, Format format = {});

}  // namespace assay_tensors

namespace torch {

using assay_tensors::empty;
using assay_tensors::empty_like;
using assay_tensors::full;
using assay_tensors::full_like;
using assay_tensors::ones;
using assay_tensors::ones_like;
using assay_tensors::zeros;
using assay_tensors::zeros_like;

// As PyTorch has it.
using namespace at;
using Dtype = at::ScalarType;
constexpr auto kUInt8 = at::kByte;
constexpr auto kInt8 = at::kChar;
constexpr auto kInt16 = at::kShort;
constexpr auto kInt32 = at::kInt;
constexpr auto kInt64 = at::kLong;
constexpr auto kFloat16 = at::kHalf;
constexpr auto kFloat32 = at::kFloat;
constexpr auto kFloat64 = at::kDouble;

}  // namespace torch
