// The untrusted process of a closer look: it calls the candidate, built with sanitizers or for a profile, on inputs from a file that the
// judge wrote, and compares nothing.
#include "company.hpp"
#include "layout.hpp"
#include "shim.hpp"

#include <cstdlib>
#include <fstream>
#include <memory>
#include <vector>

// What callgrind counts: every call but the first, on all threads.
#ifdef ASSAY_COUNTED
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_STOP_INSTRUMENTATION
#endif

namespace {

bool read_word(std::istream& file, std::uint64_t& word) { return static_cast<bool>(file.read(reinterpret_cast<char*>(&word), sizeof word)); }

std::uint64_t next_word(std::istream& file) {
  std::uint64_t word = 0;
  if (!read_word(file, word)) std::exit(121);
  return word;
}

}  // namespace

// What the OpenMP library does by itself is no business of ThreadSanitizer's: Archer says what it means. The option that ignores every
// library that is not instrumented would ignore memset and memcpy, too, wherever they are called.
extern "C" const char* __tsan_default_suppressions() { return "called_from_lib:libomp.so\ncalled_from_lib:libarcher.so\n"; }

int main(int count, char** arguments) {
  std::ifstream file(count == 2 ? arguments[1] : "", std::ios::binary);
  if (!file) return 120;
  assay::assemble();
  bool first = true;
  for (std::uint64_t symbols = 0; read_word(file, symbols); first = false) {
    std::vector<std::uint64_t> sizes(symbols);
    for (std::uint64_t& size : sizes) size = next_word(file);
    std::uint64_t bytes = next_word(file);
    std::unique_ptr<std::byte, void (*)(void*)> item(static_cast<std::byte*>(std::aligned_alloc(assay::line, assay::rounded(bytes, assay::line))), std::free);
    if (!item || !file.read(reinterpret_cast<char*>(item.get()), static_cast<std::streamsize>(bytes))) return 121;
    assay::prepare(item.get(), 1, sizes.data());
    if (!first) {
      CALLGRIND_START_INSTRUMENTATION;
    }
    assay::call(0);
    CALLGRIND_STOP_INSTRUMENTATION;
    assay::regroup();
  }
  assay::disperse();
}
