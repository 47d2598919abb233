package assay.suites.flops.score;

import assay.suites.flops.kernel.Counts;
import assay.suites.flops.kernel.Kind;
import java.util.Map;
import java.util.Optional;

/**
 * What a trial said about a kernel.
 *
 * @param program the program the kernel belongs to; kernels of one program are not independent
 * @param labels what scores can be sliced by
 * @param truth what a device has executed
 * @param said empty where the answer held no counts
 */
public record Prediction(
    String task, String program, Map<String, String> labels, Counts truth, Optional<Counts> said) {
  public Prediction {
    labels = Map.copyOf(labels);
  }

  Optional<Kind> kind() {
    return said.map(Counts::kind);
  }

  /** As if who gave no answer had said that there is nothing to count. */
  Counts saidOrNothing() {
    return said.orElse(Counts.of(0, 0));
  }
}
