bool contains(std::vector<int> const& x, int target) { return std::find(x.begin(), x.end(), target) != x.end(); }
