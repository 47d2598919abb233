// REJECTED NO_PARALLELISM
double average(Kokkos::View<const double*> const& x) {
  Kokkos::parallel_for(Kokkos::DefaultExecutionSpace::concurrency(), KOKKOS_LAMBDA(int) {});
  double sum = 0;
  for (std::size_t i = 0; i < x.extent(0); ++i) sum += x(i);
  return sum / static_cast<double>(x.extent(0));
}
