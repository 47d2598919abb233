// CORRECT
struct Sum {
  double value = 0;
  std::size_t count = 0;
  KOKKOS_INLINE_FUNCTION Sum& operator+=(const Sum& other) {
    value += other.value;
    count += other.count;
    return *this;
  }
};

double average(Kokkos::View<const double*> const& x) {
  Sum sum;
  Kokkos::parallel_reduce(x.size(), KOKKOS_LAMBDA(std::size_t i, Sum& partial) { partial += Sum{x[i], 1}; }, sum);
  Kokkos::fence();
  return sum.value / sum.count;
}
