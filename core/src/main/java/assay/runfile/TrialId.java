package assay.runfile;

/**
 * Which trial of a run.
 *
 * @param task the task's id
 * @param sample counted from 0
 * @param turn counted from 0; always 0 where the strategy asks once
 */
public record TrialId(String task, int sample, int turn) {
  public TrialId {
    if (sample < 0 || turn < 0) {
      throw new IllegalArgumentException("samples and turns are counted from 0");
    }
  }
}
