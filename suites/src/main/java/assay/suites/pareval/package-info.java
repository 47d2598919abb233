/**
 * ParEval's own tasks, drivers and file formats, read from a checkout of it that stays as it is.
 * Its driver lives in the candidate's process: these verdicts follow the original protocol, not
 * ours.
 */
@NullMarked
package assay.suites.pareval;

import org.jspecify.annotations.NullMarked;
