// What our light headers for extensions need of PyTorch's heavy ones: compiled once, linked to every extension.
#include <torch/csrc/Exceptions.h>
#include <torch/csrc/autograd/python_variable.h>
#include <torch/types.h>

#include <stdexcept>

namespace assay_binding {

bool is_tensor(PyObject* object) { return THPVariable_Check(object); }

at::Tensor tensor(PyObject* object) { return THPVariable_Unpack(object); }

PyObject* wrapped(const at::Tensor& tensor) { return THPVariable_Wrap(tensor); }

namespace {

PyObject* passed_on() {
  HANDLE_TH_ERRORS
  throw;
  END_HANDLE_TH_ERRORS
}

}  // namespace

void pass_on() {
  try {
    throw;
  } catch (const std::out_of_range& thrown) {
    PyErr_SetString(PyExc_IndexError, thrown.what());
  } catch (const std::invalid_argument& thrown) {
    PyErr_SetString(PyExc_ValueError, thrown.what());
  } catch (...) {
    passed_on();
  }
}

}  // namespace assay_binding

namespace assay_tensors {

using Format = c10::optional<at::MemoryFormat>;

at::Tensor empty(at::IntArrayRef sizes, at::TensorOptions options, Format format) { return torch::empty(sizes, options, format); }
at::Tensor zeros(at::IntArrayRef sizes, at::TensorOptions options) { return torch::zeros(sizes, options); }
at::Tensor ones(at::IntArrayRef sizes, at::TensorOptions options) { return torch::ones(sizes, options); }
at::Tensor full(at::IntArrayRef sizes, const at::Scalar& value, at::TensorOptions options) { return torch::full(sizes, value, options); }

at::Tensor empty_like(const at::Tensor& other, at::TensorOptions options, Format format) { return torch::empty_like(other, options, format); }
at::Tensor zeros_like(const at::Tensor& other, at::TensorOptions options, Format format) { return torch::zeros_like(other, options, format); }
at::Tensor ones_like(const at::Tensor& other, at::TensorOptions options, Format format) { return torch::ones_like(other, options, format); }
at::Tensor full_like(const at::Tensor& other, const at::Scalar& value, at::TensorOptions options, Format format) {
  return torch::full_like(other, value, options, format);
}

}  // namespace assay_tensors
