void negateOddsAndHalveEvens(std::vector<int> &x) {
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = x[i] % 2 == 0 ? x[i] / 2 : -x[i];
}
