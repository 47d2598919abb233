// Comparison, replies, layout, random numbers and jobs, each on its own.
#include "check.hpp"
#include "compare.hpp"
#include "job.hpp"
#include "json.hpp"
#include "layout.hpp"
#include "random.hpp"

#include <cstdlib>
#include <fstream>
#include <limits>
#include <set>
#include <stdexcept>
#include <vector>

namespace {

using assay::Bounded;
using assay::Difference;

constexpr double nan_value = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

template <typename T>
std::string exactly(std::vector<T> expected, std::vector<T> got) {
  Difference difference;
  bool equal = assay::exact("x", std::span<T>(expected), std::span<T>(got), difference);
  CHECK(equal == difference.text.empty());
  return difference.text;
}

template <typename T>
std::string closely(std::vector<T> expected, std::vector<T> got, double tolerance, double scale) {
  Difference difference;
  bool equal = assay::close("x", std::span<T>(expected), std::span<T>(got), tolerance, scale, difference);
  CHECK(equal == difference.text.empty());
  return difference.text;
}

void exact_comparison() {
  CHECK_EQUAL(exactly<int>({1, 2, 3}, {1, 2, 3}), "");
  CHECK_EQUAL(exactly<int>({}, {}), "");
  CHECK_EQUAL(exactly<int>({1, 2, 3}, {1, -2, 4}), "x[1] is -2, expected 2");
  CHECK_EQUAL(exactly<std::uint8_t>({1, 0}, {1, 255}), "x[1] is 255, expected 0");
  CHECK_EQUAL(exactly<std::uint64_t>({5}, {std::numeric_limits<std::uint64_t>::max()}), "x[0] is 18446744073709551615, expected 5");
  CHECK_EQUAL(exactly<double>({nan_value, -0.0, infinity}, {nan_value, 0.0, infinity}), "");
  CHECK_EQUAL(exactly<float>({std::numeric_limits<float>::quiet_NaN()}, {std::numeric_limits<float>::quiet_NaN()}), "");
  CHECK_EQUAL(exactly<double>({1.5}, {nan_value}), "x[0] is nan, expected 1.5");
  CHECK_EQUAL(exactly<std::complex<double>>({{1, nan_value}}, {{1, nan_value}}), "");
  CHECK_EQUAL(exactly<std::complex<double>>({{1, 2}}, {{1, 3}}), "x[0] is (1,3), expected (1,2)");
  Difference difference;
  int three = 3, four = 4;
  CHECK(assay::exact("n", three, three, difference));
  CHECK(!assay::exact("n", three, four, difference));
  CHECK_EQUAL(difference.text, "n is 4, expected 3");
}

void close_comparison() {
  CHECK_EQUAL(closely<double>({100, 200}, {100.0009, 199.9991}, 1e-3, 1), "");
  CHECK_EQUAL(closely<double>({100}, {100.5}, 1e-3, 100), "x[0] is 100.5, expected 100 within 0.1");
  CHECK_EQUAL(closely<double>({1}, {nan_value}, 1, 1e9), "x[0] is nan, expected 1 within 1e+09");
  CHECK_EQUAL(closely<double>({nan_value, infinity}, {nan_value, infinity}, 0, 0), "");
  CHECK(!closely<double>({nan_value}, {1}, 1, 1).empty());
  CHECK(!closely<double>({infinity}, {1e300}, 1e-3, infinity).empty());
  CHECK(!closely<double>({1}, {2}, 1e-3, infinity).empty());
  CHECK(!closely<double>({1}, {2}, 1e-3, nan_value).empty());
  CHECK_EQUAL(closely<float>({1.0F}, {1.0005F}, 1e-3, 1), "");
  CHECK_EQUAL(closely<std::complex<double>>({{3, 4}}, {{3, 4.05}}, 0.1, 1), "");
  CHECK(!closely<std::complex<double>>({{3, 4}}, {{3, 4.5}}, 0.1, 1).empty());
  CHECK_EQUAL(closely<std::complex<double>>({{3, 4}}, {{3, 4.0999}}, 0.1, 1), "");
  CHECK(!closely<std::complex<double>>({{3, 4}}, {{3, 4.1001}}, 0.1, 1).empty());
  CHECK(!closely<std::complex<double>>({{3, 4}}, {{3, nan_value}}, 0.1, 1).empty());
  CHECK_EQUAL(closely<int>({std::numeric_limits<int>::max()}, {std::numeric_limits<int>::min()}, 1, 1e300), "x[0] is -2147483648, expected 2147483647 within 1e+300");
  CHECK(!closely<std::uint64_t>({1}, {2}, 1, 1e300).empty());
  Difference difference;
  double one = 1, two = 2;
  CHECK(assay::close("r", one, two, 1, 1, difference));
  CHECK(!assay::close("r", one, two, 0.5, 1, difference));
  CHECK_EQUAL(difference.text, "r is 2, expected 1 within 0.5");
  CHECK(!assay::close("r", one, two, 0.5, infinity, difference));
  CHECK(!assay::close("r", one, nan_value, 1, 1, difference));
}

void magnitudes() {
  std::vector<double> values{-3, 2, infinity, nan_value};
  CHECK(assay::magnitude(std::span<double>(values)) == 3);
  std::vector<std::complex<double>> complex{{3, 4}, {0, 1}};
  CHECK(assay::magnitude(std::span<std::complex<double>>(complex)) == 5);
  complex.push_back({3e200, 4e200});
  complex.push_back({nan_value, 1e300});
  CHECK(std::abs(assay::magnitude(std::span<std::complex<double>>(complex)) / 5e200 - 1) < 1e-12);
  std::vector<std::uint64_t> whole{7};
  CHECK(assay::magnitude(std::span<std::uint64_t>(whole)) == 0);
  CHECK(assay::magnitude(std::span<double>()) == 0);
  CHECK(assay::magnitude(-2.5F) == 2.5);
  std::vector<double> row;
  for (int i = 0; i < 21; ++i) {
    CHECK(assay::total_magnitude(row) == i * (i + 1) / 2.0);
    row.push_back((i % 2 ? 1 : -1) * (i + 1.0));
  }
}

void bounded_comparison() {
  std::vector<double> wanted{1, 2, 3}, found{1, 2, 9};
  std::uint64_t words[2] = {2, 3};
  Bounded<double> expected{wanted, &words[0], 2}, got{found, &words[1], 2};
  Difference difference;
  CHECK(assay::exact("h", expected, got, difference));
  CHECK(assay::close("h", expected, got, 0, 0, difference));
  CHECK(assay::magnitude(expected) == 2);
  got.length = 3;
  CHECK(!assay::exact("h", expected, got, difference));
  CHECK_EQUAL(difference.text, "h has 3 elements, expected 2");
  CHECK(!assay::close("h", expected, got, 1e9, 1e9, difference));
  expected.assign(3);
  CHECK(words[0] == 3);
  CHECK(!assay::exact("h", expected, got, difference));
  CHECK_EQUAL(difference.text, "h[2] is 9, expected 3");
}

void long_messages_are_cut() {
  Difference difference;
  std::string name(2000, 'x');
  CHECK(!difference.say("%s", name.c_str()));
  CHECK(difference.text.size() == 511);
}

void replies() {
  CHECK_EQUAL(assay::Json().str(), "{}");
  CHECK_EQUAL(assay::Json().text("a", "x\"\\\n\x01y").str(), "{\"a\":\"x\\\"\\\\\\u000a\\u0001y\"}");
  CHECK_EQUAL(assay::Json().number("n", 1.5).number("m", 3).str(), "{\"n\":1.5,\"m\":3}");
  CHECK_EQUAL(assay::Json().numbers("l", {}).str(), "{\"l\":[]}");
  CHECK_EQUAL(assay::Json().numbers("l", {1, 0.25}).object("o", assay::Json().text("\"", "")).str(), "{\"l\":[1,0.25],\"o\":{\"\\\"\":\"\"}}");
}

void layouts() {
  using assay::Direction;
  using assay::Length;
  assay::Layout layout;
  layout.add("a", Direction::in, Length::none, 8, 3);
  layout.add("b", Direction::out, Length::given, 1, 0);
  layout.add("c", Direction::inout, Length::bounded, 12, 100);
  CHECK(layout.fields.size() == 3);
  std::size_t end = 0;
  for (const assay::Field& field : layout.fields) {
    if (field.length != Length::none) {
      CHECK(field.length_offset % assay::line == 0 && field.length_offset >= end);
      end = field.length_offset + sizeof(std::uint64_t);
    }
    CHECK(field.offset % assay::line == 0 && field.offset >= end);
    end = field.offset + field.bytes;
  }
  CHECK(layout.fields[2].bytes == 1200 && layout.fields[2].elements == 100);
  CHECK(layout.stride > end && layout.stride % assay::line == 0);
  CHECK(assay::rounded(0, 64) == 0 && assay::rounded(1, 64) == 64 && assay::rounded(64, 64) == 64);
}

void random_numbers() {
  assay::Random random;
  std::set<std::uint64_t> seen;
  int low = 0;
  for (int i = 0; i < 10000; ++i) {
    double unit = random.unit();
    CHECK(unit >= 0 && unit < 1);
    low += unit < 0.5;
    double between = random.between(-3, 5);
    CHECK(between >= -3 && between <= 5);
    CHECK(random.below(7) < 7);
    std::int64_t die = random.integer(1, 6);
    CHECK(die >= 1 && die <= 6);
    seen.insert(static_cast<std::uint64_t>(random.integer(-2, 2)));
  }
  CHECK(low > 4500 && low < 5500);
  CHECK(seen.size() == 5);
  CHECK(random.below(0) == 0 && random.below(1) == 0);
  CHECK(random.integer(4, 4) == 4);
  constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min(), most = std::numeric_limits<std::int64_t>::max();
  bool negative = false, positive = false;
  for (int i = 0; i < 100; ++i) {
    std::int64_t any = random.integer(least, most);
    negative = negative || any < 0;
    positive = positive || any > 0;
    CHECK(random.integer(least, least + 1) <= least + 1);
    CHECK(random.integer(most - 1, most) >= most - 1);
  }
  CHECK(negative && positive);
  CHECK(assay::Random().bits() != assay::Random().bits());
}

std::string refusal(const std::string& text) {
  char path[] = "/tmp/assay-job-XXXXXX";
  int file = mkstemp(path);
  CHECK(file >= 0);
  std::ofstream(path) << text;
  std::string said;
  try {
    assay::read_job(path);
  } catch (const std::runtime_error& problem) {
    said = problem.what();
  }
  std::remove(path);
  return said;
}

void jobs() {
  char path[] = "/tmp/assay-job-XXXXXX";
  CHECK(mkstemp(path) >= 0);
  std::ofstream(path) << "runner reference\nargument /bin/launcher\nargument --env\nargument A=b c\nargument \nrunner n=2\nargument /x\n"
                         "case uniform 3 4\ncase empty\ntimed ramp 1000 18446744073709551615\ncgroup /sys/fs/cgroup/a b\njudge-cpu 3 5\nspins 1\n";
  assay::Job job = assay::read_job(path);
  std::remove(path);
  CHECK(job.runners.size() == 2);
  CHECK((job.runners["reference"].command == std::vector<std::string>{"/bin/launcher", "--env", "A=b c", ""}));
  CHECK((job.runners["n=2"].command == std::vector<std::string>{"/x"}));
  CHECK(job.cases.size() == 2 && job.cases[0].distribution == "uniform" && job.cases[1].sizes.empty());
  CHECK((job.cases[0].sizes == std::vector<std::uint64_t>{3, 4}));
  CHECK((job.timed.sizes == std::vector<std::uint64_t>{1000, 18446744073709551615U}));
  CHECK(job.cgroup == "/sys/fs/cgroup/a b");
  CHECK((job.judge_cpus == std::vector<int>{3, 5}));
  CHECK(job.spins);
  CHECK_EQUAL(refusal("color red\n"), "unknown line in the job: color red");
  CHECK_EQUAL(refusal("argument before any runner\n"), "unknown line in the job: argument before any runner");
  try {
    assay::read_job("/nowhere/job");
    CHECK(false);
  } catch (const std::runtime_error& problem) {
    CHECK_EQUAL(problem.what(), "cannot read the job /nowhere/job");
  }
}

}  // namespace

int main() {
  exact_comparison();
  close_comparison();
  magnitudes();
  bounded_comparison();
  long_messages_are_cut();
  replies();
  layouts();
  random_numbers();
  jobs();
  return test::failures == 0 ? 0 : 1;
}
