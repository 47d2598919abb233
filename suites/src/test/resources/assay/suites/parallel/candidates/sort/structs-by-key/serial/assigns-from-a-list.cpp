// CORRECT
#include <map>

void sortByStartTime(std::vector<Result> &results) {
  std::multimap<int, Result> ordered;
  for (const Result& r : results) ordered.emplace(r.startTime, r);
  std::vector<Result> flat;
  for (const auto& [key, r] : ordered) flat.push_back(r);
  results.assign(flat.begin(), flat.end());
}
