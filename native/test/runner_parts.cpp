// Views onto lent memory, and what becomes of them in the hands of people's code.
#include "borrowed.hpp"
#include "check.hpp"
#include "layout.hpp"
#include "view.hpp"

#include <array>
#include <memory>
#include <numeric>
#include <utility>

namespace {

using assay::VectorView;

// Memory as the segment gives it, lent for as long as it lives.
struct Arena {
  alignas(64) std::array<std::byte, 4096> bytes{};
  Arena() { assay::lend(bytes.data(), bytes.size()); }
  ~Arena() { assay::lend(nullptr, 0); }
  std::byte* at(std::size_t offset) { return bytes.data() + offset; }
  double* doubles(std::size_t offset) { return reinterpret_cast<double*>(at(offset)); }
  std::uint64_t& word(std::size_t offset) { return *reinterpret_cast<std::uint64_t*>(at(offset)); }
};

constexpr std::size_t data = 64;    // where an argument lies in the arena
constexpr std::size_t other = 2048;  // where another does

void lending() {
  std::array<std::byte, 64> memory{};
  CHECK(!assay::is_borrowed(memory.data()));
  assay::lend(memory.data(), memory.size());
  CHECK(assay::is_borrowed(memory.data()) && assay::is_borrowed(memory.data() + 63));
  CHECK(!assay::is_borrowed(memory.data() + 64) && !assay::is_borrowed(nullptr));
  std::byte* volatile lent = memory.data();  // the compiler rightly warns of freeing what it knows is no heap
  operator delete(lent);
  operator delete(lent, std::size_t{8});
  assay::lend(nullptr, 0);
  CHECK(!assay::is_borrowed(memory.data()) && !assay::is_borrowed(nullptr));
  delete new int(3);
  delete[] new double[100];
}

void a_view_is_the_memory_itself() {
  Arena arena;
  std::iota(arena.doubles(data), arena.doubles(data) + 10, 0.0);
  VectorView<double> view(arena.at(data), &arena.word(0), 10, 10);
  std::vector<double>& x = view.vector();
  CHECK(x.size() == 10 && x.capacity() == 10 && x.data() == arena.doubles(data) && x[9] == 9);
  x[3] = 42;
  view.deliver();
  CHECK(arena.doubles(data)[3] == 42 && arena.word(0) == 10);
}

// Each leaves {7, 8} in a result that held four elements and has room for six.
template <typename Act>
void leaves_seven_and_eight(Act act) {
  Arena arena;
  std::fill_n(arena.doubles(data), 6, -1.0);
  {
    VectorView<double> view(arena.at(data), &arena.word(0), 4, 6);
    act(view.vector());
    view.deliver();
  }
  CHECK(arena.word(0) == 2 && arena.doubles(data)[0] == 7 && arena.doubles(data)[1] == 8);
}

void results_may_change_their_storage() {
  leaves_seven_and_eight([](std::vector<double>& x) {
    x.clear();
    x.push_back(7);
    x.push_back(8);
  });
  leaves_seven_and_eight([](std::vector<double>& x) { x = {7, 8}; });
  leaves_seven_and_eight([](std::vector<double>& x) {
    std::vector<double> result{7, 8};
    x = std::move(result);
  });
  leaves_seven_and_eight([](std::vector<double>& x) {
    std::vector<double> result{7, 8};
    std::swap(x, result);
  });
  leaves_seven_and_eight([](std::vector<double>& x) {
    x.resize(100);
    x[0] = 7;
    x[1] = 8;
    x.resize(2);
  });
  leaves_seven_and_eight([](std::vector<double>& x) {
    x.reserve(1000);
    x.assign({7, 8});
    x.shrink_to_fit();
  });
  leaves_seven_and_eight([](std::vector<double>& x) {
    std::vector<double> taken = std::move(x);
    taken.resize(2);
    taken[0] = 7;
    taken[1] = 8;
    x = taken;
  });
  leaves_seven_and_eight([](std::vector<double>& x) {
    auto kept = std::make_unique<std::vector<double>>(std::move(x));
    x = std::vector<double>{7, 8};
  });
}

void more_than_there_is_room_for_is_told_but_not_written() {
  Arena arena;
  arena.doubles(data)[4] = 5;
  VectorView<double> view(arena.at(data), &arena.word(0), 4, 4);
  view.vector().push_back(1);
  view.vector().resize(300, 2);
  view.deliver();
  CHECK(arena.word(0) == 300 && arena.doubles(data)[3] == 0 && arena.doubles(data)[4] == 5);
}

void a_result_moved_away_is_empty() {
  Arena arena;
  VectorView<double> view(arena.at(data), &arena.word(0), 4, 4);
  std::vector<double> away = std::move(view.vector());
  view.deliver();
  CHECK(arena.word(0) == 0 && away.size() == 4);
}

void exchanged_results_are_both_delivered() {
  Arena arena;
  std::fill_n(arena.doubles(data), 3, 1.0);
  std::fill_n(arena.doubles(other), 3, 2.0);
  VectorView<double> left(arena.at(data), &arena.word(0), 3, 3), right(arena.at(other), &arena.word(1024), 3, 3);
  std::swap(left.vector(), right.vector());
  left.part();
  right.part();
  left.deliver();
  right.deliver();
  CHECK(arena.doubles(data)[2] == 2 && arena.doubles(other)[2] == 1);
}

void an_empty_view_may_grow() {
  Arena arena;
  VectorView<int> view(arena.at(data), &arena.word(0), 0, 0);
  CHECK(view.vector().empty());
  view.vector().push_back(3);
  view.deliver();
  CHECK(arena.word(0) == 1 && arena.bytes[data] == std::byte{0});
}

void truth_values() {
  Arena arena;
  arena.bytes[data + 1] = std::byte{1};
  assay::BoolVector view(arena.at(data), &arena.word(0), 3, 3);
  std::vector<bool>& bits = view.fetch();
  CHECK(bits.size() == 3 && !bits[0] && bits[1] && !bits[2]);
  bits[0] = true;
  bits.resize(9, true);
  view.deliver();
  CHECK(arena.word(0) == 9 && arena.bytes[data] == std::byte{1} && arena.bytes[data + 3] == std::byte{0});
  assay::BoolVector bounded(arena.at(other), &arena.word(1024), 0, 2);
  CHECK(bounded.fetch().empty());
  bounded.fetch().push_back(true);
  bounded.deliver();
  CHECK(arena.word(1024) == 1 && arena.bytes[other] == std::byte{1});
}

void texts() {
  Arena arena;
  auto* cells = reinterpret_cast<assay::TextCell*>(arena.at(data));
  std::memcpy(cells[0].characters, "ant", 4);
  std::memset(cells[1].characters, 'z', sizeof cells[1].characters);
  assay::TextVector view(arena.at(data), 3);
  CHECK((view.fetch() == std::vector<std::string>{"ant", std::string(32, 'z'), ""}));
  CHECK(view.fetch().size() == 3);
}

}  // namespace

int main() {
  lending();
  a_view_is_the_memory_itself();
  results_may_change_their_storage();
  more_than_there_is_room_for_is_told_but_not_written();
  a_result_moved_away_is_empty();
  exchanged_results_are_both_delivered();
  an_empty_view_may_grow();
  truth_values();
  texts();
  return test::failures == 0 ? 0 : 1;
}
