// CORRECT
static void merge_sort(std::vector<Result>& v, size_t l, size_t r) {
  if (r - l < 2) return;
  size_t m = l + (r - l) / 2;
  merge_sort(v, l, m);
  merge_sort(v, m, r);
  std::inplace_merge(v.begin() + l, v.begin() + m, v.begin() + r, [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}

void sortByStartTime(std::vector<Result> &results) {
  merge_sort(results, 0, results.size());
}
