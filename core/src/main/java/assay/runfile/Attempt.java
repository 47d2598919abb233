package assay.runfile;

import java.time.Instant;

/**
 * One try at a trial that failed through no fault of the candidate.
 *
 * @param number its place among the tries at the same trial, from 1
 * @param problem what went wrong, one sentence
 */
public record Attempt(TrialId trial, int number, String problem, Instant created) {}
