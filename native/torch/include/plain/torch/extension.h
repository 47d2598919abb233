// Instead of PyTorch's header of this name: tensors, their functions, and bindings of our own for functions that load_inline is to give to
// Python.
#pragma once

#include "bindings.hpp"

#include <torch/types.h>
