void sparseAxpy(double alpha, std::vector<Element> const& x, std::vector<Element> const& y, std::vector<double> &z, size_t N) {
  std::fill(z.begin(), z.end(), 0.0);
  for (const Element& element : x) z[element.index] += alpha * element.value;
  for (const Element& element : y) z[element.index] += element.value;
}
