void sortComplexByMagnitude(std::vector<std::complex<double>> &x) {
  std::sort(x.begin(), x.end(), [](std::complex<double> a, std::complex<double> b) { return std::norm(a) < std::norm(b); });
}
