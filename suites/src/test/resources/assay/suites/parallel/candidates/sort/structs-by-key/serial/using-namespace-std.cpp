// CORRECT
#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;

bool earlier(const Result& a, const Result& b) { return a.startTime < b.startTime; }

void sortByStartTime(vector<Result> &results) {
  sort(results.begin(), results.end(), earlier);
}
