// What the tests need of a framework: a check that says what failed, and a count.
#pragma once

#include <cstdio>
#include <string>

namespace test {

inline int failures = 0;

inline void check(bool holds, const char* what, const char* file, int line) {
  if (holds) return;
  ++failures;
  std::fprintf(stderr, "%s:%d: failed: %s\n", file, line, what);
}

inline void check_equal(const std::string& got, const std::string& expected, const char* file, int line) {
  if (got == expected) return;
  ++failures;
  std::fprintf(stderr, "%s:%d: failed:\n  got      %s\n  expected %s\n", file, line, got.c_str(), expected.c_str());
}

}  // namespace test

#define CHECK(condition) test::check((condition), #condition, __FILE__, __LINE__)
#define CHECK_EQUAL(got, expected) test::check_equal((got), (expected), __FILE__, __LINE__)
