// The other processes that compute the same call, if there are any.
#pragma once

namespace assay {

void assemble();

// Waits until all of them have returned from the call.
void regroup();

// Parts from them for good.
void disperse();

}  // namespace assay
