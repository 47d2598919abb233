// Arguments of a candidate that computes on the device of device.cpp, which is done when a call returns.
#pragma once

#include "arena_array.hpp"

namespace assay {

inline void finish() {}

}  // namespace assay
