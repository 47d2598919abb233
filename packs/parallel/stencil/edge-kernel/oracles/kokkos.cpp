// 8 times a pixel less its neighbours is 9 times it less the sum of the whole square.
void convolveKernel(Kokkos::View<const int*> const& imageIn, Kokkos::View<int*> &imageOut, size_t N) {
  Kokkos::parallel_for(N, KOKKOS_LAMBDA(const size_t i) {
    const size_t top = i > 0 ? i - 1 : i, bottom = i + 1 < N ? i + 1 : i;
    for (size_t j = 0; j < N; ++j) {
      const size_t left = j > 0 ? j - 1 : j, right = j + 1 < N ? j + 1 : j;
      int square = 0;
      for (size_t row = top; row <= bottom; ++row)
        for (size_t column = left; column <= right; ++column) square += imageIn(row * N + column);
      imageOut(i * N + j) = Kokkos::clamp(9 * imageIn(i * N + j) - square, 0, 255);
    }
  });
}
