// The other processes that compute the same call, if there are any.
#pragma once

#include <cstddef>

namespace assay {

// Joins them, once. What the judge shares with this runner lies at `segment`.
void assemble(std::byte* segment);

// Whether who waits for the others in the calls that follow shall sleep, so that their CPU time tells who works.
void be_watched(bool watched);

// Waits until all of them have returned from the call.
void regroup();

}  // namespace assay
