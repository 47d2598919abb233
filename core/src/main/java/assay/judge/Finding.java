package assay.judge;

import assay.verdict.Evidence;
import assay.verdict.Outcome;

/** Why a candidate is not CORRECT, and on which runner that was seen. */
record Finding(String runner, Outcome outcome, Evidence evidence) {}
