void prefixSum(std::vector<double> const& x, std::vector<double> &output) { std::inclusive_scan(x.begin(), x.end(), output.begin()); }
