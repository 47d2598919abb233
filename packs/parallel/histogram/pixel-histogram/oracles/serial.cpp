void pixelCounts(std::vector<int> const& image, std::array<std::size_t, 256> &bins) {
  bins.fill(0);
  for (int pixel : image) ++bins[static_cast<std::size_t>(pixel)];
}
