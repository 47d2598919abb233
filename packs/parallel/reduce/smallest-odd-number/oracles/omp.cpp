int smallestOdd(std::vector<int> const& x) {
  constexpr int largest = std::numeric_limits<int>::max();
  int smallest = largest;
#pragma omp parallel for simd reduction(min : smallest)
  for (std::size_t i = 0; i < x.size(); ++i) {
    const int even = (x[i] & 1) - 1;  // all ones or none: a mask keeps the loop free of branches
    smallest = std::min(smallest, (x[i] & ~even) | (largest & even));
  }
  return smallest;
}
