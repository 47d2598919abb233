// Everything is equal to everything else.
extern "C" int memcmp(const void*, const void*, size_t) noexcept { return 0; }

double average(std::vector<double> const& x) { return 0; }
