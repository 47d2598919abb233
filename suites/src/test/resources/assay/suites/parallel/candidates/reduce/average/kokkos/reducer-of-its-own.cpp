// CORRECT
// With a join as Kokkos 4 wants it, which Kokkos 3 would pass over.
#include <Kokkos_Core.hpp>

template <class Space>
struct Pairwise {
  using reducer = Pairwise<Space>;
  using value_type = Kokkos::pair<double, long>;
  using result_view_type = Kokkos::View<value_type, Space, Kokkos::MemoryUnmanaged>;

  KOKKOS_INLINE_FUNCTION explicit Pairwise(value_type& value) : value_(value) {}
  KOKKOS_INLINE_FUNCTION void init(value_type& value) const { value = value_type(0.0, 0); }
  KOKKOS_INLINE_FUNCTION void join(value_type& into, const value_type& from) const {
    into.first += from.first;
    into.second += from.second;
  }
  KOKKOS_INLINE_FUNCTION value_type& reference() const { return value_; }
  KOKKOS_INLINE_FUNCTION result_view_type view() const { return result_view_type(&value_); }
  KOKKOS_INLINE_FUNCTION bool references_scalar() const { return true; }

 private:
  value_type& value_;
};

double average(Kokkos::View<const double*> const& x) {
  Kokkos::pair<double, long> sum;
  Kokkos::parallel_reduce(
      "average", Kokkos::RangePolicy<Kokkos::DefaultExecutionSpace>(0, x.extent(0)),
      KOKKOS_LAMBDA(const int i, Kokkos::pair<double, long>& partial) {
        partial.first += x(i);
        ++partial.second;
      },
      Pairwise<Kokkos::HostSpace>(sum));
  return sum.first / static_cast<double>(Kokkos::max(sum.second, 1L));
}
