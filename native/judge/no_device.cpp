// For a judge of candidates that compute on the host.
#include "device.hpp"

#include <stdexcept>

std::unique_ptr<assay::DeviceArena> assay::device_arena(int, std::size_t) { throw std::runtime_error("this judge was built without a device"); }
