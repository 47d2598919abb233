// Instead of PyTorch's header of this name, in files with kernels, which have no bindings to Python.
#pragma once

#include <torch/types.h>
