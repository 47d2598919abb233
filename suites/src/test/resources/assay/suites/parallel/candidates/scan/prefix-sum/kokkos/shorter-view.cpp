// WRONG SHAPE
void prefixSum(Kokkos::View<const double*> const& x, Kokkos::View<double*> &output) {
  Kokkos::View<double*> sums("sums", x.extent(0) - 1);
  Kokkos::parallel_scan("scan", sums.extent(0), KOKKOS_LAMBDA(const int i, double& update, const bool is_final) {
    update += x(i);
    if (is_final) sums(i) = update;
  });
  output = sums;
}
