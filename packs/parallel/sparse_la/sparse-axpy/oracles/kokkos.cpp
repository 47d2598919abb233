// No index occurs twice in a vector, so its elements can be added in any order.
void sparseAxpy(double alpha, Kokkos::View<const Element*> const& x, Kokkos::View<const Element*> const& y, Kokkos::View<double*> &z, size_t N) {
  Kokkos::deep_copy(z, 0.0);
  Kokkos::parallel_for(x.extent(0), KOKKOS_LAMBDA(const size_t i) { z(x(i).index) = alpha * x(i).value; });
  Kokkos::parallel_for(y.extent(0), KOKKOS_LAMBDA(const size_t i) { z(y(i).index) += y(i).value; });
}
