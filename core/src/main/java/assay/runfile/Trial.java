package assay.runfile;

import java.util.Map;
import java.util.Optional;

/**
 * One trial as it stands: the newest revision of its latest judgement.
 *
 * @param labels the task's labels
 * @param answer key of the answer, if the model was asked
 * @param candidate hash of the candidate, if the answer held one and it was judged
 * @param judgement empty while the trial waits to be judged
 */
public record Trial(
    TrialId id,
    String taskHash,
    Map<String, String> labels,
    Optional<String> answer,
    Optional<String> candidate,
    Optional<Judgement> judgement) {
  public Trial {
    labels = Map.copyOf(labels);
  }
}
