// WRONG VALUE
void sortByStartTime(std::vector<Result> &results) {
  std::vector<int> keys;
  for (const Result& r : results) keys.push_back(r.startTime);
  std::sort(keys.begin(), keys.end());
  for (size_t i = 0; i < keys.size(); ++i) results[i].startTime = keys[i];
}
