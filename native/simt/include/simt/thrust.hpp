// For programs that use Thrust, whose vectors are memory of the host here.
#pragma once

namespace assay::simt {

bool work_beside_thrust();

namespace {
const bool beside_thrust = work_beside_thrust();
}

}  // namespace assay::simt
