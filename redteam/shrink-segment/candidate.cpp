// Reading beyond the end of a file in memory kills whoever does it.
#include <unistd.h>

double average(std::vector<double> const& x) { return ftruncate(3, 0); }
