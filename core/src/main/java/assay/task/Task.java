package assay.task;

import java.util.Map;
import java.util.Optional;

/**
 * One thing a model is asked.
 *
 * @param id the full id, such as {@code parallel/reduce/average/omp}
 * @param suite the suite it belongs to
 * @param pack the pack it came from
 * @param hash content hash of everything that defines the task; another hash is another task
 * @param labels what it can be filtered and sliced by: {@code type}, {@code exec}, {@code level} …
 * @param prompt what the model is shown
 * @param skipped why this machine cannot run it, if it cannot
 */
public record Task(
    String id,
    String suite,
    String pack,
    String hash,
    Map<String, String> labels,
    String prompt,
    Optional<String> skipped) {
  public Task {
    labels = Map.copyOf(labels);
  }
}
