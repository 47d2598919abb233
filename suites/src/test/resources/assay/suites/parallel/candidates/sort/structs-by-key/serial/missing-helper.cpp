// BUILD_FAILED LINK_ERROR
// says: helper
void helper(std::vector<Result>& r);
void sortByStartTime(std::vector<Result> &results) {
  helper(results);
}
