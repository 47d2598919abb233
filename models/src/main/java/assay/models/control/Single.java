package assay.models.control;

import assay.task.Candidate;

/** The text of a candidate that is one file. */
final class Single {
  private Single() {}

  static String text(Candidate candidate) {
    if (candidate.files().size() != 1) {
      throw new IllegalArgumentException(
          "A control answers with one file, not with " + candidate.files().keySet());
    }
    return candidate.files().values().iterator().next();
  }
}
