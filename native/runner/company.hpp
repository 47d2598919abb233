// The other processes that compute the same call, if there are any.
#pragma once

namespace assay {

// Joins them, once.
void assemble();

// Waits until all of them have returned from the call.
void regroup();

}  // namespace assay
