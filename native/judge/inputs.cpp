#include "items.hpp"
#include "trial.hpp"

#include <cstring>
#include <fstream>
#include <stdexcept>

namespace assay {

Json write_inputs(const Job& job, const std::string& path) {
  std::ofstream file(path, std::ios::binary);
  auto write_word = [&](std::uint64_t word) { file.write(reinterpret_cast<const char*>(&word), sizeof word); };
  for (const Case& one : job.cases) {
    Layout here = layout(one.sizes);
    Bytes input = private_bytes(here.stride);
    std::memset(input.get(), 0, here.stride);
    poison_outputs(here, input.get());
    make_batch(here, one, 1, input.get());
    write_word(one.sizes.size());
    for (std::uint64_t size : one.sizes) write_word(size);
    write_word(here.stride);
    file.write(reinterpret_cast<const char*>(input.get()), static_cast<std::streamsize>(here.stride));
  }
  file.flush();
  if (!file) throw std::runtime_error("cannot write the inputs to " + path);
  return Json().text("outcome", "CORRECT").number("cases", static_cast<double>(job.cases.size()));
}

}  // namespace assay
