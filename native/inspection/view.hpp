// Arguments as a person's function wants them, in place of the views of native/runner: each vector has memory of its own, so that a
// sanitizer sees where it ends. What comes out is of no interest.
#pragma once

#include "layout.hpp"

#include <cstring>
#include <string>
#include <vector>

namespace assay {

template <typename T>
class VectorView {
 public:
  VectorView(std::byte* data, std::uint64_t*, std::uint64_t size, std::uint64_t) : vector_(reinterpret_cast<T*>(data), reinterpret_cast<T*>(data) + size) {}
  std::vector<T>& vector() { return vector_; }
  void part() {}
  void deliver() {}

 private:
  std::vector<T> vector_;
};

class BoolVector {
 public:
  BoolVector(std::byte* data, std::uint64_t*, std::uint64_t size, std::uint64_t) : bits_(size) {
    for (std::uint64_t i = 0; i < size; ++i) bits_[i] = data[i] != std::byte{0};
  }
  std::vector<bool>& fetch() { return bits_; }
  void part() {}
  void deliver() {}

 private:
  std::vector<bool> bits_;
};

class TextVector {
 public:
  TextVector(std::byte* data, std::uint64_t size) {
    auto* cells = reinterpret_cast<const TextCell*>(data);
    for (std::uint64_t i = 0; i < size; ++i) strings_.emplace_back(cells[i].characters, strnlen(cells[i].characters, sizeof(TextCell)));
  }
  std::vector<std::string>& fetch() { return strings_; }

 private:
  std::vector<std::string> strings_;
};

}  // namespace assay
