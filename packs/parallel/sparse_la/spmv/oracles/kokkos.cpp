#include <Kokkos_ScatterView.hpp>

void spmv(double alpha, Kokkos::View<const COOElement*> const& A, Kokkos::View<const double*> const& x, double beta, Kokkos::View<double*> &y, size_t M, size_t N) {
  Kokkos::parallel_for(M, KOKKOS_LAMBDA(const size_t i) { y(i) *= beta; });
  auto scattered = Kokkos::Experimental::create_scatter_view(y);
  Kokkos::parallel_for(A.extent(0), KOKKOS_LAMBDA(const size_t i) {
    auto sums = scattered.access();
    sums(A(i).row) += alpha * A(i).value * x(A(i).column);
  });
  Kokkos::Experimental::contribute(y, scattered);
}
