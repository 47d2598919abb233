double productWithInverses(std::vector<double> const& x) {
  double product = 1;
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (i % 2 == 0) product *= x[i];
    else product /= x[i];
  }
  return product;
}
