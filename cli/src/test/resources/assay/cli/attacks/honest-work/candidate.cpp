@SIGNATURE@ { return std::reduce(x.begin(), x.end()) / static_cast<double>(x.size()); }
