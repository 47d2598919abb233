// BUILD_FAILED COMPILE_ERROR
// says: sortByStartTime
void sortByEndTime(std::vector<Result>& r) {}
