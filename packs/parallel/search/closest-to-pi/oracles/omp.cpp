std::size_t findClosestToPi(std::vector<double> const& x) {
  double least = std::numeric_limits<double>::infinity();
  size_t closest = 0;
#pragma omp parallel
  {
    double nearest = std::numeric_limits<double>::infinity();
    size_t place = 0;
#pragma omp for schedule(static) nowait
    for (size_t i = 0; i < x.size(); ++i) {
      const double distance = std::abs(x[i] - M_PI);
      if (distance < nearest) {
        nearest = distance;
        place = i;
      }
    }
#pragma omp critical
    if (nearest < least) {
      least = nearest;
      closest = place;
    }
  }
  return closest;
}
