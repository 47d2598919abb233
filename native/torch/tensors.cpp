// What bindings.hpp needs of PyTorch's own bindings, whose headers bring pybind11: compiled once, linked to every extension.
#include <torch/csrc/Exceptions.h>
#include <torch/csrc/autograd/python_variable.h>

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
