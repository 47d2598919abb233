// CORRECT
template <typename T>
T average(std::vector<T> const& x) {
  T sum = 0;
  for (T v : x) sum += v;
  return sum / static_cast<T>(x.size());
}
