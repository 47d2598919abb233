void pixelCounts(std::vector<int> const& image, std::array<std::size_t, 256> &bins) {
  bins.fill(0);
#pragma omp parallel
  {
    std::array<std::size_t, 256> counts{};
#pragma omp for nowait
    for (std::size_t i = 0; i < image.size(); ++i) ++counts[static_cast<std::size_t>(image[i])];
#pragma omp critical
    for (std::size_t level = 0; level < bins.size(); ++level) bins[level] += counts[level];
  }
}
