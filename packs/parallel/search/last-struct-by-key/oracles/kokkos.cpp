std::size_t findLastShortBook(Kokkos::View<const Book*> const& books) {
  std::int64_t last = 0;
  Kokkos::parallel_reduce(
      books.extent(0),
      KOKKOS_LAMBDA(const std::int64_t i, std::int64_t& latest) {
        if (books(i).pages < 100) latest = Kokkos::max(latest, i);
      },
      Kokkos::Max<std::int64_t>(last));
  return last >= 0 ? static_cast<std::size_t>(last) : books.extent(0);
}
