// Arguments of a candidate that takes Views, laid over an item without a copy.
#pragma once

#include "borrowed.hpp"
#include "layout.hpp"

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <vector>

namespace assay {

// A View of the given type whose elements lie there. The rows of a text are its cells.
template <typename View>
View view_over(std::byte* data, std::uint64_t elements) {
  auto* place = reinterpret_cast<typename View::pointer_type>(data);
  if constexpr (View::rank_dynamic == 0) {
    return View(place);
  } else if constexpr (View::rank_dynamic == 1) {
    return View(place, elements);
  } else {
    return View(place, elements, sizeof(TextCell));
  }
}

template <typename View>
class ArgumentView {
 public:
  using Element = typename View::non_const_value_type;

  ArgumentView(std::byte* item, const Field& field)
      : data_(reinterpret_cast<Element*>(item + field.offset)),
        length_(field.length == Length::none ? nullptr : reinterpret_cast<std::uint64_t*>(item + field.length_offset)),
        capacity_(field.elements),
        view_(view_over<View>(item + field.offset, field.length == Length::bounded ? 0 : field.elements)) {}

  View& view() { return view_; }

  // Where the candidate exchanged the storage of two results, takes a copy before either is delivered.
  void part() {
    if (view_.data() != data_ && is_borrowed(view_.data())) copy_.assign(view_.data(), view_.data() + std::min<std::uint64_t>(view_.size(), capacity_));
  }

  // Leaves length and, where the candidate put another View in its place, the elements in the segment.
  void deliver() {
    std::uint64_t size = view_.size();
    if (length_) *length_ = size;
    if (view_.data() != data_) std::copy_n(copy_.empty() ? view_.data() : copy_.data(), std::min(size, capacity_), data_);
  }

 private:
  Element* data_;
  std::uint64_t* length_;
  std::uint64_t capacity_;
  View view_;
  std::vector<Element> copy_;
};

}  // namespace assay
