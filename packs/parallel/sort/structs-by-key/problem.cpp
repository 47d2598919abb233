#include "problem.hpp"

void sortByStartTime(std::vector<Result>& results) {
  std::sort(results.begin(), results.end(), [](const Result& left, const Result& right) { return left.startTime < right.startTime; });
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  auto n = static_cast<std::int64_t>(sizes.n);
  for (std::int64_t i = 0; i < n; ++i) {
    std::int64_t key = random.integer(0, 1'000'000'000);
    if (distribution == "few_keys") key = random.integer(-3, 3);
    else if (distribution == "ascending") key = i;
    else if (distribution == "descending") key = n - i;
    else if (distribution == "equal") key = 42;
    else if (distribution == "extreme") key = random.below(2) ? std::numeric_limits<int>::min() + random.integer(0, 9) : std::numeric_limits<int>::max() - random.integer(0, 9);
    arguments.results[static_cast<std::size_t>(i)] = {static_cast<int>(key), static_cast<int>(random.integer(0, 1'000'000)), static_cast<float>(random.between(-1, 1))};
  }
}

namespace {

std::uint64_t mixed(std::uint64_t value) {
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9U;
  value = (value ^ (value >> 27)) * 0x94d049bb133111ebU;
  return value ^ (value >> 31);
}

// A sum over all elements that no exchange, loss or doubling of elements keeps, but for a chance of 2^-64 nobody can steer: the key is secret.
std::uint64_t fingerprint(std::span<Result> results, std::uint64_t key) {
  std::uint64_t sum = 0;
  for (const Result& result : results) {
    std::uint32_t words[3];
    static_assert(sizeof words == sizeof result);
    std::memcpy(words, &result, sizeof words);
    sum += mixed(mixed(mixed(words[0] + key) + words[1]) + words[2]);
  }
  return sum;
}

}  // namespace

bool check(const Arguments& input, const Arguments&, const Arguments& got, const Sizes&, assay::Difference& difference) {
  for (std::size_t i = 1; i < got.results.size(); ++i)
    if (got.results[i].startTime < got.results[i - 1].startTime)
      return difference.say("results[%zu].startTime is %d, less than the %d before it", i, got.results[i].startTime, got.results[i - 1].startTime);
  std::uint64_t key = assay::Random().bits();
  return fingerprint(input.results, key) == fingerprint(got.results, key) || difference.say("results is in order, but it is not a permutation of the input");
}

}  // namespace problem
