int smallestOdd(std::vector<int> const& x) {
  int smallest = std::numeric_limits<int>::max();
  for (int value : x)
    if (value % 2 != 0) smallest = std::min(smallest, value);
  return smallest;
}
