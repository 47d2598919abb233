void cellsXOR(Kokkos::View<const int*> const& input, Kokkos::View<int*> &output, size_t N) {
  const Kokkos::View<int*> outside("outside", N);
  Kokkos::parallel_for(N, KOKKOS_LAMBDA(const size_t i) {
    const int* row = &input(i * N);
    const int *above = i > 0 ? row - N : outside.data(), *below = i + 1 < N ? row + N : outside.data();
    int* out = &output(i * N);
    out[0] = above[0] + below[0] + (N > 1 ? row[1] : 0) == 1;
    for (size_t j = 1; j + 1 < N; ++j) out[j] = above[j] + below[j] + row[j - 1] + row[j + 1] == 1;
    if (N > 1) out[N - 1] = above[N - 1] + below[N - 1] + row[N - 2] == 1;
  });
}
