// What is multiplied and what is divided by are two products, which Kokkos reduces side by side.
double productWithInverses(Kokkos::View<const double*> const& x) {
  const size_t pairs = x.extent(0) / 2, block = 2048;
  double numerator = 1, denominator = 1;
  Kokkos::parallel_reduce(
      (pairs + block - 1) / block,
      KOKKOS_LAMBDA(const size_t b, double& above, double& below) {
        const size_t end = Kokkos::min(pairs, (b + 1) * block);
        double products[8] = {1, 1, 1, 1, 1, 1, 1, 1};
        size_t i = b * block;
        for (; i + 4 <= end; i += 4)
          for (size_t lane = 0; lane < 8; ++lane) products[lane] *= x(2 * i + lane);
        for (; i < end; ++i) {
          products[0] *= x(2 * i);
          products[1] *= x(2 * i + 1);
        }
        above *= products[0] * products[2] * products[4] * products[6];
        below *= products[1] * products[3] * products[5] * products[7];
      },
      Kokkos::Prod<double>(numerator), Kokkos::Prod<double>(denominator));
  return (x.extent(0) % 2 == 0 ? numerator : numerator * x(2 * pairs)) / denominator;
}
