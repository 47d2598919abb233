// Where Assay is installed is no secret.
double average(std::vector<double> const& x);
#include "@HOME@/packs/parallel/reduce/average/oracles/serial.cpp"
