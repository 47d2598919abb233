std::size_t findClosestToPi(std::vector<double> const& x) {
  size_t closest = 0;
  double least = std::abs(x[0] - M_PI);
  for (size_t i = 1; i < x.size(); ++i) {
    const double distance = std::abs(x[i] - M_PI);
    if (distance < least) {
      least = distance;
      closest = i;
    }
  }
  return closest;
}
