// A runner without company.
#include "company.hpp"

void assay::assemble(std::byte*) {}
void assay::be_watched(bool) {}
void assay::regroup() {}
