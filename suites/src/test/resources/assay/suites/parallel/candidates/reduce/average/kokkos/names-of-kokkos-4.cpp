// CORRECT
double average(Kokkos::View<const double*> const& x) {
  static_assert(Kokkos::numbers::pi > 3 && Kokkos::Experimental::finite_max_v<float> > 1);
  Kokkos::View<int, Kokkos::DefaultExecutionSpace> most("most"), least("least");
  double sum = 0;
  Kokkos::parallel_reduce("sum", x.extent(0), KOKKOS_LAMBDA(const int i, double& partial) {
    const double root = Kokkos::sqrt(Kokkos::pow(x(i), 2.0));
    partial += Kokkos::signbit(x(i)) ? -Kokkos::fabs(x(i)) : Kokkos::abs(x(i)) + 0 * Kokkos::floor(Kokkos::fmin(root, 0.0));
    Kokkos::atomic_max(&most(), i);
    Kokkos::atomic_min(&least(), Kokkos::clamp(i, 0, 1));
  }, Kokkos::Sum<double>(sum));
  if (most() + 1 != static_cast<int>(x.extent(0)) || least() != 0) Kokkos::printf("%d\n", Kokkos::popcount(7u));
  return sum / static_cast<double>(x.extent(0));
}
