void sortIgnoreZero(std::vector<int> &x) {
  std::vector<int> sorted;
  for (int value : x)
    if (value != 0) sorted.push_back(value);
  std::sort(sorted.begin(), sorted.end());
  size_t next = 0;
  for (size_t i = 0; i < x.size(); ++i)
    if (x[i] != 0) x[i] = sorted[next++];
}
