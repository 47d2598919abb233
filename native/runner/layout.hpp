// Where each argument of one item of a batch lies. Judge and runner compute it from the same shapes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace assay {

inline constexpr std::size_t line = 64;

inline constexpr std::size_t rounded(std::size_t bytes, std::size_t unit) { return (bytes + unit - 1) / unit * unit; }

enum class Direction { in, out, inout };

// Who chooses an output's length. A vector that comes out has a length word, written by the runner and checked by the judge.
enum class Length { none, given, bounded };

struct Field {
  const char* name;
  Direction direction;
  Length length;
  std::size_t length_offset;
  std::size_t offset;
  std::size_t bytes;
  std::uint64_t elements;
  bool returned;  // not an argument: always on the host
};

struct Layout {
  std::vector<Field> fields;
  std::size_t stride = 0;

  void add(const char* name, Direction direction, Length length, std::size_t element_bytes, std::uint64_t elements, bool returned = false) {
    Field field{name, direction, length, 0, 0, element_bytes * elements, elements, returned};
    if (length != Length::none) {
      field.length_offset = end_;
      end_ += line;
    }
    field.offset = end_;
    end_ += rounded(field.bytes, line);
    fields.push_back(field);
    stride = rounded(end_, page_) + line;
  }

 private:
  static constexpr std::size_t page_ = 4096;
  std::size_t end_ = 0;
};

// One string of a text argument, its terminating zero included.
struct TextCell {
  char characters[32];
};

}  // namespace assay
