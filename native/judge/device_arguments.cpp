#include "device_arguments.hpp"

#include "weakness.hpp"

#include <cstring>

namespace assay {

void DeviceArguments::prepare(const Layout& layout, std::uint32_t items, const std::byte* inputs) {
  layout_ = layout;
  items_ = items;
  if (!alone_) arena_->stage(inputs, bytes());
  for (std::uint32_t item = 0; item < items; ++item)
    for (const Field& field : layout.fields) {
      std::size_t begin = item * layout.stride;
      if (field.direction == Direction::out && field.bytes > 0 && !weak(Weakness::reused_outputs)) arena_->stage_poison(begin + field.offset, field.bytes);
      if (field.length != Length::none) arena_->stage_poison(begin + field.length_offset, sizeof(std::uint64_t));
    }
}

void DeviceArguments::seize(const std::byte* segment) {
  returned_.clear();
  for (std::uint32_t item = 0; item < items_; ++item)
    for (const Field& field : layout_.fields)
      if (field.returned) {
        const std::byte* from = segment + item * layout_.stride + field.offset;
        returned_.insert(returned_.end(), from, from + field.bytes);
      }
  for (const Field& field : layout_.fields) {
    if (field.direction != Direction::in && !field.returned && field.bytes > 0) arena_->seize(field.offset, field.bytes, layout_.stride, items_);
    if (field.length == Length::bounded) arena_->seize(field.length_offset, sizeof(std::uint64_t), layout_.stride, items_);
  }
  arena_->settle();
}

void DeviceArguments::seize_inputs() {
  for (const Field& field : layout_.fields)
    if (field.direction == Direction::in && field.bytes > 0) arena_->seize(field.offset, field.bytes, layout_.stride, items_);
  arena_->settle();
}

void DeviceArguments::deliver(std::byte* segment) {
  if (alone_) return seize_inputs();
  const std::byte* next = returned_.data();
  for (std::uint32_t item = 0; item < items_; ++item) {
    std::size_t begin = item * layout_.stride;
    for (const Field& field : layout_.fields) {
      if (field.returned) {
        std::memcpy(segment + begin + field.offset, next, field.bytes);
        next += field.bytes;
      } else if (field.direction != Direction::in) {
        arena_->fetch(segment + begin + field.offset, begin + field.offset, field.bytes);
      }
      if (field.length == Length::bounded) arena_->fetch(segment + begin + field.length_offset, begin + field.length_offset, sizeof(std::uint64_t));
      if (field.length == Length::given) std::memcpy(segment + begin + field.length_offset, &field.elements, sizeof field.elements);
    }
  }
}

}  // namespace assay
