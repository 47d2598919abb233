// Arguments as a person's function wants them, laid over an item without a copy.
#pragma once

#include "borrowed.hpp"
#include "layout.hpp"

#include <algorithm>
#include <cstring>
#include <new>
#include <string>
#include <vector>

namespace assay {

// A std::vector whose storage is the item. Its three pointers are set by hand; operator delete leaves such storage alone (borrowed.cpp).
template <typename T>
class VectorView {
 public:
  VectorView(std::byte* data, std::uint64_t* length, std::uint64_t size, std::uint64_t capacity) : data_(reinterpret_cast<T*>(data)), length_(length), capacity_(capacity) {
    T* pointers[3] = {data_, data_ + size, data_ + capacity};
    static_assert(sizeof pointers == sizeof(std::vector<T>));
    std::memcpy(raw_, pointers, sizeof pointers);
  }
  ~VectorView() {
    if (!is_borrowed(vector().data())) vector().~vector();
  }
  VectorView(const VectorView&) = delete;
  VectorView& operator=(const VectorView&) = delete;

  std::vector<T>& vector() { return *std::launder(reinterpret_cast<std::vector<T>*>(raw_)); }

  // Where the candidate exchanged the storage of two results, takes a copy before either is delivered.
  void part() {
    if (vector().data() != data_ && is_borrowed(vector().data())) vector() = std::vector<T>(vector());
  }

  // Leaves length and, where the candidate exchanged the storage, the elements in the segment.
  void deliver() {
    std::vector<T>& now = vector();
    *length_ = now.size();
    if (now.data() != data_) std::copy_n(now.data(), std::min<std::size_t>(now.size(), capacity_), data_);
  }

 private:
  alignas(std::vector<T>) std::byte raw_[sizeof(std::vector<T>)];
  T* data_;
  std::uint64_t* length_;
  std::uint64_t capacity_;
};

// std::vector<bool> packs bits and cannot be a view: it is marshalled inside the timed region, for reference and candidate alike.
class BoolVector {
 public:
  BoolVector(std::byte* data, std::uint64_t* length, std::uint64_t size, std::uint64_t capacity) : data_(reinterpret_cast<unsigned char*>(data)), length_(length), size_(size), capacity_(capacity) {}
  std::vector<bool>& fetch() {
    bits_.resize(size_);
    for (std::uint64_t i = 0; i < size_; ++i) bits_[i] = data_[i] != 0;
    return bits_;
  }
  void part() {}
  void deliver() {
    *length_ = bits_.size();
    for (std::uint64_t i = 0; i < std::min<std::uint64_t>(capacity_, bits_.size()); ++i) data_[i] = bits_[i] ? 1 : 0;
  }

 private:
  unsigned char* data_;
  std::uint64_t* length_;
  std::uint64_t size_;
  std::uint64_t capacity_;
  std::vector<bool> bits_;
};

// Strings come as cells of fixed width and are marshalled inside the timed region.
class TextVector {
 public:
  TextVector(std::byte* data, std::uint64_t size) : cells_(reinterpret_cast<const TextCell*>(data)), size_(size) {}
  std::vector<std::string>& fetch() {
    strings_.clear();
    strings_.reserve(size_);
    for (std::uint64_t i = 0; i < size_; ++i) strings_.emplace_back(cells_[i].characters, strnlen(cells_[i].characters, sizeof(TextCell)));
    return strings_;
  }

 private:
  const TextCell* cells_;
  std::uint64_t size_;
  std::vector<std::string> strings_;
};

}  // namespace assay
