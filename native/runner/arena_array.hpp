// Arguments that lie in memory of a device which the judge shares with this runner, at the same offsets as in its segment.
#pragma once

#include "layout.hpp"

namespace assay {

// Where on the device an item of the segment lies.
std::byte* on_device(const std::byte* item);

class DeviceArray {
 public:
  DeviceArray(std::byte* item, const Field& field) : item_(on_device(item)), field_(field) {}

  // They are there when the call begins, and results are looked for where they are.
  void fill() {}
  void deliver() const {}

  template <typename T>
  T* as() const {
    return reinterpret_cast<T*>(item_ + field_.offset);
  }
  std::size_t* count() const { return reinterpret_cast<std::size_t*>(item_ + field_.length_offset); }

 private:
  std::byte* item_;
  const Field& field_;
};

}  // namespace assay
