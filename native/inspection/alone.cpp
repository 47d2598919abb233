// A candidate without company.
#include "company.hpp"

void assay::assemble() {}
void assay::regroup() {}
void assay::disperse() {}
