#include "trial.hpp"

#include "items.hpp"
#include "weakness.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <memory>
#include <mutex>

namespace assay {

namespace {

// The inputs of a block. Kept for the next one: to touch fresh pages takes longer than to fill them.
std::byte* staging(std::size_t size) {
  static Bytes kept(nullptr, std::free);
  static std::size_t held = 0;
  if (size > held) {
    kept = private_bytes(size);
    held = size;
  }
  return kept.get();
}

// What all the segments of a block may hold together: to fill them takes far longer than to compute.
constexpr std::size_t most_bytes = std::size_t{1} << 30;

// How many inputs so many segments may hold. Who wants batches alike with other runners asks for as many as were taken before.
std::uint32_t room(const Layout& layout, std::size_t segments) {
  return static_cast<std::uint32_t>(std::max<std::size_t>(most_bytes / (layout.stride * segments), 1));
}

template <typename T>
void shuffle(std::vector<T>& items, Random& random) {
  for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[random.below(i)]);
}

Json& describe(Json& reply, Waited waited, const Seat& seat, const std::string& where) {
  switch (waited) {
    case Waited::rang:
      break;
    case Waited::died:
      return reply.text("outcome", "DIED").text("case", where);
    case Waited::late:
      return reply.text("outcome", "TIMED_OUT").text("case", where).text("text", seat.whereabouts());
    case Waited::busy:
      return reply.text("outcome", "LEFT_WORK").text("case", where);
  }
  return reply;
}

// The timed size from another distribution: who is right only for the one that is timed is found out in the unscored call.
Case warm_up(const Job& job, Random& random) {
  std::vector<std::string> others;
  for (const Case& one : job.cases)
    if (one.distribution != job.timed.distribution) others.push_back(one.distribution);
  if (others.empty() || weak(Weakness::same_distribution)) return job.timed;
  return {others[random.below(others.size())], job.timed.sizes};
}

// What is to be checked once: a case of the job, or an example of the text.
struct Probe {
  const Case* made = nullptr;
  std::size_t example = 0;
  std::vector<std::uint64_t> sizes;
  std::string where;
};

std::vector<Probe> probes(const Job& job) {
  std::vector<Probe> all;
  for (std::size_t i = 0; i < examples(); ++i) all.push_back({nullptr, i, example_sizes(i), "example " + std::to_string(i + 1)});
  for (const Case& one : job.cases) all.push_back({&one, 0, one.sizes, label(one)});
  Random random;
  shuffle(all, random);
  return all;
}

}  // namespace

Json check(const Job& job, const std::string& runner, double limit) {
  Json reply;
  std::vector<Probe> all = probes(job);
  std::size_t largest = 0;
  for (const Probe& probe : all) largest = std::max(largest, layout(probe.sizes).stride);
  const Launch& launch = launch_of(job, runner);
  Seat seat(runner, launch, segments_for(launch, largest), job.cgroup, job.spins);
  Bytes input = private_bytes(largest);
  Bytes expected = private_bytes(largest);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Probe& probe = all[i];
    Layout here = layout(probe.sizes);
    poison_outputs(here, input.get());
    if (probe.made) make_batch(here, *probe.made, 1, input.get());
    else {
      example(probe.example, input.get(), expected.get());
      if (weak(Weakness::reused_outputs)) expect(input.get(), probe.sizes);
    }
    std::memcpy(expected.get(), input.get(), here.stride);
    expect(expected.get(), probe.sizes);
    Waited ready = seat.prepare(here, 1, probe.sizes, input.get(), false, start_limit);
    if (ready != Waited::rang) return describe(reply, ready, seat, probe.where);
    Turn turn = seat.turn(i + 1 == all.size(), false, limit);
    if (turn.waited != Waited::rang) return describe(reply, turn.waited, seat, probe.where);
    if ((weak(Weakness::checked_once) && i > 0) || (weak(Weakness::trusted_header) && seat.claimed_items() == 0)) continue;
    if (!judged_right(here, probe.sizes, input.get(), expected.get(), seat, 0, job.every_rank, probe.where, reply)) return reply;
  }
  return reply.text("outcome", "CORRECT").number("cases", static_cast<double>(all.size())).number("frozen_cpu", seat.frozen_cpu());
}

namespace {

// What a runner showed over the turns of one block.
struct Column {
  std::unique_ptr<Seat> seat;
  bool watched = false;
  std::vector<double> milliseconds;
  Spent spent;

  void add(const Turn& turn, std::uint32_t items, bool scored, bool observed) {
    if (scored) milliseconds.push_back(turn.seconds * 1e3 / items);
    if (observed) {
      spent.all += turn.spent.all;
      spent.busiest += turn.spent.busiest;
    }
  }

  Json shown() const {
    Json json;
    return json.numbers("milliseconds", milliseconds).number("cpu", spent.all).number("busiest", spent.busiest).number("frozen_cpu", seat->frozen_cpu());
  }
};

// Whether every output of a call is right; where one is not, the reply says so of the first runner whose is wrong.
bool all_right(const Job& job, const Layout& layout, const Case& from, std::uint32_t items, std::byte* inputs, std::vector<Column>& columns, Json& reply) {
  std::vector<std::vector<Json>> wrong(columns.size());
  std::mutex writing;
  for_each_item(layout, items, [&](std::uint32_t item) {
    for (std::size_t i = 1; i < columns.size(); ++i) {
      Seat& seat = *columns[i].seat;
      if (weak(Weakness::trusted_header) && item >= seat.claimed_items()) continue;
      Json words = Json().text("runner", seat.name());
      if (judged_right(layout, from.sizes, inputs + item * layout.stride, columns[0].seat->item(layout, item), seat, item, job.every_rank, label(from), words)) continue;
      std::lock_guard lock(writing);
      wrong[i].push_back(words);
    }
  });
  for (const std::vector<Json>& of_one : wrong)
    if (!of_one.empty()) {
      reply = of_one.front();
      return false;
    }
  return true;
}

}  // namespace

Json block(const Job& job, const std::vector<Runner>& runners, int calls, std::uint32_t items, double limit) {
  Json reply;
  Layout here = layout(job.timed.sizes);
  std::vector<Runner> all{{"reference", false}};
  all.insert(all.end(), runners.begin(), runners.end());
  std::size_t ranks = 0;
  for (const Runner& one : all) ranks += static_cast<std::size_t>(launch_of(job, one.name).ranks);
  items = std::min({items, most_items, room(here, ranks)});
  std::size_t bytes = here.stride * items;
  std::vector<Segment> segments;
  while (segments.size() < ranks) segments.emplace_back(bytes);
  share_pages(segments);
  auto next = std::make_move_iterator(segments.begin());
  std::vector<Column> columns(all.size());
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const Launch& launch = launch_of(job, all[i].name);
    columns[i].watched = all[i].watched && launch.ranks > 1;
    columns[i].seat = std::make_unique<Seat>(all[i].name, launch, std::vector<Segment>(next, next + launch.ranks), job.cgroup, job.spins);
    next += launch.ranks;
  }
  std::byte* inputs = staging(bytes);
  Random random;
  // A warm-up first, two that are watched where ranks are, at last one that is killed, none of them timed; how many lie between, and so
  // which is the last, nobody can know.
  bool watching = std::any_of(columns.begin(), columns.end(), [](const Column& column) { return column.watched; });
  int untimed = watching ? 3 : 1;
  int total = untimed + calls + static_cast<int>(random.below(3)) + 1;
  std::vector<Column*> order;
  for (Column& column : columns) order.push_back(&column);
  for (int call = 0; call < total; ++call) {
    bool last = call + 1 == total, watch = call > 0 && call < untimed;
    Case from = call == 0 ? warm_up(job, random) : job.timed;
    std::string where = label(from);
    make_batch(here, from, items, inputs);
    shuffle(order, random);
    for (Column* column : order) {
      Seat& seat = *column->seat;
      bool watched = watch && column->watched;
      reply = Json().text("runner", seat.name());
      Waited ready = seat.prepare(here, items, from.sizes, inputs, watched, start_limit);
      if (ready != Waited::rang) return describe(reply, ready, seat, where);
      Turn turn = seat.turn(last, true, limit);
      if (turn.waited != Waited::rang) return describe(reply, turn.waited, seat, where);
      column->add(turn, items, call >= untimed && !last, seat.ranks() > 1 ? watched : !last);
    }
    if (weak(Weakness::unchecked_timing) || (weak(Weakness::checked_once) && call > 0)) continue;
    if (!all_right(job, here, from, items, inputs, columns, reply)) return reply;
  }
  Json times;
  for (const Column& column : columns) times.object(column.seat->name(), column.shown());
  return Json().text("outcome", "CORRECT").number("items", items).object("runners", times);
}

Json check_examples() {
  for (std::size_t i = 0; i < examples(); ++i) {
    std::vector<std::uint64_t> sizes = example_sizes(i);
    Layout here = layout(sizes);
    Bytes input = private_bytes(here.stride), stated = private_bytes(here.stride), computed = private_bytes(here.stride);
    poison_outputs(here, input.get());
    std::memset(stated.get(), 0xff, here.stride);
    example(i, input.get(), stated.get());
    std::memcpy(computed.get(), input.get(), here.stride);
    expect(computed.get(), sizes);
    Json reply;
    if (!judged_right(here, sizes, input.get(), computed.get(), stated.get(), "example " + std::to_string(i + 1), reply)) return reply;
  }
  return Json().text("outcome", "CORRECT").number("cases", static_cast<double>(examples()));
}

}  // namespace assay
