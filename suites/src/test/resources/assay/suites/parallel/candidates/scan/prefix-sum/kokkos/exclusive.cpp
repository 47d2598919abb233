// WRONG VALUE
void prefixSum(Kokkos::View<const double*> const& x, Kokkos::View<double*> &output) {
  Kokkos::parallel_scan("scan", x.extent(0), KOKKOS_LAMBDA(const int i, double& update, const bool is_final) {
    if (is_final) output(i) = update;
    update += x(i);
  });
}
