// Cooperative groups: blocks, tiles, coalesced threads and grids.
#pragma once

#include <cstring>

#include "cuda_runtime.h"

namespace cooperative_groups {

class thread_block {
 public:
  void sync(ASSAY_SIMT_LINE) const { __syncthreads(line); }
  static unsigned thread_rank() { return assay::simt::thread_rank(); }
  static unsigned size() { return blockDim.x * blockDim.y * blockDim.z; }
  static unsigned num_threads() { return size(); }
  static dim3 group_index() { return blockIdx; }
  static dim3 thread_index() { return threadIdx; }
  static dim3 group_dim() { return blockDim; }
  static dim3 dim_threads() { return blockDim; }
};

class grid_group {
 public:
  void sync(ASSAY_SIMT_LINE) const { assay::simt::grid_barrier(line); }
  static bool is_valid() { return assay::simt::grid_is_cooperative(); }
  static unsigned long long block_rank() { return blockIdx.x + static_cast<unsigned long long>(gridDim.x) * (blockIdx.y + static_cast<unsigned long long>(gridDim.y) * blockIdx.z); }
  static unsigned long long num_blocks() { return static_cast<unsigned long long>(gridDim.x) * gridDim.y * gridDim.z; }
  static unsigned long long thread_rank() { return block_rank() * thread_block::size() + thread_block::thread_rank(); }
  static unsigned long long size() { return num_blocks() * thread_block::size(); }
  static unsigned long long num_threads() { return size(); }
  static dim3 group_dim() { return gridDim; }
  static dim3 dim_blocks() { return gridDim; }
};

// Lanes of one warp, named by a mask; ranks count the lanes of the mask.
class lanes_group {
 public:
  explicit lanes_group(assay::simt::Mask mask) : mask_(mask) {}

  unsigned size() const { return static_cast<unsigned>(__popcll(mask_)); }
  unsigned num_threads() const { return size(); }
  unsigned thread_rank() const { return rank_of(assay::simt::lane()); }
  void sync(ASSAY_SIMT_LINE) const { assay::simt::warp_barrier(mask_, line); }

  template <class T>
  T shfl(T value, unsigned rank, ASSAY_SIMT_LINE) const {
    return exchange(value, rank % size(), line);
  }
  template <class T>
  T shfl_up(T value, unsigned distance, ASSAY_SIMT_LINE) const {
    unsigned me = thread_rank();
    return exchange(value, me >= distance ? me - distance : me, line);
  }
  template <class T>
  T shfl_down(T value, unsigned distance, ASSAY_SIMT_LINE) const {
    unsigned me = thread_rank();
    return exchange(value, me + distance < size() ? me + distance : me, line);
  }
  template <class T>
  T shfl_xor(T value, unsigned pattern, ASSAY_SIMT_LINE) const {
    unsigned other = thread_rank() ^ pattern;
    return exchange(value, other < size() ? other : thread_rank(), line);
  }
  int any(int predicate, ASSAY_SIMT_LINE) const { return assay::simt::ballot(mask_, predicate != 0, line) != 0; }
  int all(int predicate, ASSAY_SIMT_LINE) const { return assay::simt::ballot(mask_, predicate == 0, line) == 0; }
  assay_simt_ballot ballot(int predicate, ASSAY_SIMT_LINE) const { return by_rank(assay::simt::ballot(mask_, predicate != 0, line)); }
  template <class T>
  assay_simt_ballot match_any(T value, ASSAY_SIMT_LINE) const {
    return by_rank(__match_any_sync(mask_, value, line));
  }

  assay::simt::Mask lanes() const { return mask_; }

 private:
  unsigned rank_of(unsigned lane) const { return static_cast<unsigned>(__popcll(mask_ & ((1ULL << lane) - 1))); }
  unsigned lane_of(unsigned rank) const {
    assay::simt::Mask rest = mask_;
    while (rank-- > 0) rest &= rest - 1;
    return static_cast<unsigned>(__builtin_ctzll(rest));
  }
  template <class T>
  T exchange(T value, unsigned rank, int line) const {
    if constexpr (sizeof(T) <= 8) {
      return assay::simt::from_bits<T>(assay::simt::exchanged(mask_, assay::simt::bits_of(value), lane_of(rank), line));
    } else {
      T result;
      for (std::size_t at = 0; at < sizeof(T); at += 8) {
        std::size_t part = sizeof(T) - at < 8 ? sizeof(T) - at : 8;
        std::uint64_t word = 0;
        std::memcpy(&word, reinterpret_cast<const char*>(&value) + at, part);
        word = assay::simt::shuffle(mask_, word, lane_of(rank), line);
        std::memcpy(reinterpret_cast<char*>(&result) + at, &word, part);
      }
      return result;
    }
  }
  assay_simt_ballot by_rank(assay::simt::Mask lanes) const {
    assay_simt_ballot ranks = 0;
    unsigned rank = 0;
    for (assay::simt::Mask rest = mask_; rest != 0; rest &= rest - 1, rank++) {
      ranks |= static_cast<assay_simt_ballot>(lanes >> __builtin_ctzll(rest) & 1) << rank;
    }
    return ranks;
  }

  assay::simt::Mask mask_;
};

class coalesced_group : public lanes_group {
 public:
  using lanes_group::lanes_group;
};

template <unsigned Size, class Parent = void>
class thread_block_tile : public lanes_group {
 public:
  static_assert(Size > 0 && Size <= ASSAY_SIMT_WARP && (Size & (Size - 1)) == 0, "a tile is a power of two of at most a warp");
  thread_block_tile() : lanes_group((Size == 64 ? ~0ULL : (1ULL << Size % 64) - 1) << (assay::simt::lane() / Size * Size)) {}
  template <class Other>
  thread_block_tile(const thread_block_tile<Size, Other>& same) : lanes_group(same.lanes()) {}
  static constexpr unsigned size() { return Size; }
  static constexpr unsigned num_threads() { return Size; }
  static unsigned thread_rank() { return assay::simt::thread_rank() % Size; }
  static unsigned meta_group_rank() { return assay::simt::thread_rank() / Size; }
  static unsigned meta_group_size() { return (thread_block::size() + Size - 1) / Size; }
};

class thread_group {
 public:
  thread_group(const thread_block&) : block_(true), lanes_(0) {}
  thread_group(const lanes_group& group) : block_(false), lanes_(group.lanes()) {}
  template <unsigned Size, class Parent>
  thread_group(const thread_block_tile<Size, Parent>& group) : block_(false), lanes_(group.lanes()) {}
  unsigned size() const { return block_ ? thread_block::size() : lanes_.size(); }
  unsigned num_threads() const { return size(); }
  unsigned thread_rank() const { return block_ ? thread_block::thread_rank() : lanes_.thread_rank(); }
  void sync(ASSAY_SIMT_LINE) const {
    if (block_) {
      __syncthreads(line);
    } else {
      lanes_.sync(line);
    }
  }

 private:
  bool block_;
  lanes_group lanes_;
};

inline thread_block this_thread_block() { return {}; }
inline grid_group this_grid() { return {}; }
inline coalesced_group coalesced_threads(ASSAY_SIMT_LINE) { return coalesced_group(assay::simt::active_ballot(true, line)); }

template <unsigned Size, class Parent>
thread_block_tile<Size, Parent> tiled_partition(const Parent&) {
  return {};
}
inline thread_group tiled_partition(const thread_block&, unsigned size) {
  assay::simt::Mask tile = size >= 64 ? ~0ULL : (1ULL << size) - 1;
  return thread_group(lanes_group(tile << assay::simt::lane() / size * size));
}
inline coalesced_group binary_partition(const lanes_group& group, bool predicate, ASSAY_SIMT_LINE) {
  assay::simt::Mask yes = assay::simt::ballot(group.lanes(), predicate, line);
  return coalesced_group(predicate ? yes : group.lanes() & ~yes);
}
template <class Label>
coalesced_group labeled_partition(const lanes_group& group, Label label, ASSAY_SIMT_LINE) {
  return coalesced_group(__match_any_sync(group.lanes(), label, line));
}

template <class Group>
void sync(const Group& group, ASSAY_SIMT_LINE) {
  group.sync(line);
}

template <class T>
struct plus {
  T operator()(T a, T b) const { return a + b; }
};
template <class T>
struct less {
  T operator()(T a, T b) const { return b < a ? b : a; }
};
template <class T>
struct greater {
  T operator()(T a, T b) const { return a < b ? b : a; }
};
template <class T>
struct bit_and {
  T operator()(T a, T b) const { return a & b; }
};
template <class T>
struct bit_or {
  T operator()(T a, T b) const { return a | b; }
};
template <class T>
struct bit_xor {
  T operator()(T a, T b) const { return a ^ b; }
};

template <class T, class Combine>
T reduce(const lanes_group& group, T value, Combine combine, ASSAY_SIMT_LINE) {
  return assay::simt::reduce_lanes(group.lanes(), value, combine, line);
}

template <class T, class Combine>
T inclusive_scan(const lanes_group& group, T value, Combine combine, ASSAY_SIMT_LINE) {
  T sum = value;
  for (unsigned distance = 1; distance < group.size(); distance *= 2) {
    T other = group.shfl_up(sum, distance, line);
    if (group.thread_rank() >= distance) sum = combine(other, sum);
  }
  return sum;
}
template <class T>
T inclusive_scan(const lanes_group& group, T value, ASSAY_SIMT_LINE) {
  return inclusive_scan(group, value, plus<T>(), line);
}
template <class T>
T exclusive_scan(const lanes_group& group, T value, ASSAY_SIMT_LINE) {
  T sum = group.shfl_up(inclusive_scan(group, value, plus<T>(), line), 1, line);
  return group.thread_rank() == 0 ? T() : sum;
}

// Done at once, by all threads of the group.
template <class Group, class T>
void memcpy_async(const Group& group, T* to, const T* from, std::size_t bytes) {
  auto* target = reinterpret_cast<char*>(to);
  auto* source = reinterpret_cast<const char*>(from);
  for (std::size_t at = group.thread_rank(); at < bytes; at += group.size()) target[at] = source[at];
}
template <class Group>
void wait(const Group& group, ASSAY_SIMT_LINE) {
  group.sync(line);
}
// For all copies but so many, which are done as well; whoever reads what others copied must still wait for them.
template <unsigned left, class Group>
void wait_prior(const Group& group, ASSAY_SIMT_LINE) {
  group.sync(line);
}

}  // namespace cooperative_groups
