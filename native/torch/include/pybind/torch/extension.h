// Instead of PyTorch's header of this name: tensors, their functions and pybind11, without the neural networks, optimisers and data loaders
// in C++ that no kernel needs. Compiling it takes two fifths of the time.
#pragma once

#include <torch/csrc/utils/pybind.h>
#include <torch/types.h>
