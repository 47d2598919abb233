// Arguments of a candidate that takes Views, in place of those of native/runner: each has memory of its own, so that a sanitizer sees where
// it ends. What comes out is of no interest.
#pragma once

#include "layout.hpp"

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <memory>

namespace assay {

template <typename View>
class ArgumentView {
 public:
  using Element = typename View::non_const_value_type;

  ArgumentView(std::byte* item, const Field& field) : bytes_(new Element[field.bytes / sizeof(Element)]), view_(over(bytes_.get(), field.length == Length::bounded ? 0 : field.elements)) {
    std::memcpy(static_cast<void*>(bytes_.get()), item + field.offset, field.bytes);
  }

  View& view() { return view_; }
  void part() {}
  void deliver() {}

 private:
  static View over(Element* place, std::uint64_t elements) {
    if constexpr (View::rank_dynamic == 0) {
      return View(place);
    } else if constexpr (View::rank_dynamic == 1) {
      return View(place, elements);
    } else {
      return View(place, elements, sizeof(TextCell));
    }
  }

  std::unique_ptr<Element[]> bytes_;
  View view_;
};

}  // namespace assay
