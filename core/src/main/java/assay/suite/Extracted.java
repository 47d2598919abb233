package assay.suite;

import assay.task.Candidate;
import assay.verdict.Verdict;

/** What an answer held. */
public sealed interface Extracted {
  record Found(Candidate candidate) implements Extracted {}

  record Nothing(Verdict verdict) implements Extracted {}
}
