// A runner without company.
#include "company.hpp"

void assay::assemble() {}
void assay::regroup() {}
