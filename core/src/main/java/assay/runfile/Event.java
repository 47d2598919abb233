package assay.runfile;

import java.time.Instant;

/**
 * One thing that happened in a trial.
 *
 * @param sequence its place among the events of the same task and sample, from 1
 * @param kind what it is, such as {@code message} or {@code build}
 * @param content the rest, as JSON
 */
public record Event(TrialId trial, int sequence, String kind, String content, Instant created) {}
