#include "problem.hpp"

void firstLetterCounts(std::vector<std::string> const& s, std::array<std::size_t, 26>& bins) {
  bins.fill(0);
  for (const std::string& word : s) ++bins[static_cast<std::size_t>(word[0] - 'a')];
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::uint64_t letter = random.below(26);
  for (std::size_t i = 0; i < sizes.n; ++i) {
    std::uint64_t first = random.below(26);
    if (distribution == "skewed") first = first * first / 26;
    else if (distribution == "one_letter") first = letter;
    else if (distribution == "ends") first = random.below(3) == 0 ? 0 : 25;
    else if (distribution == "ascending") first = i * 26 / sizes.n;
    std::size_t length = distribution == "letters" ? 1 : distribution == "long_words" ? 16 + random.below(15) : 1 + random.below(10);
    assay::TextCell& cell = arguments.s[i];
    cell = {};
    for (std::size_t at = 0; at < length; ++at) cell.characters[at] = static_cast<char>('a' + random.below(26));
    cell.characters[0] = static_cast<char>('a' + first);
  }
}

}  // namespace problem
