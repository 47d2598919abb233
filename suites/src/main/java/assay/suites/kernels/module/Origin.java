package assay.suites.kernels.module;

import java.util.Map;
import java.util.Optional;

/**
 * Where a module of another benchmark comes from.
 *
 * @param pack what its tasks' ids begin with
 * @param problem its number in its level
 * @param unsound why it should not be counted, where it should not
 * @param deceived why results of that benchmark's own judge should not be counted, where they
 *     should not
 */
public record Origin(
    String pack, int problem, Optional<String> unsound, Optional<String> deceived) {
  /** Under which a task says the number it has in its level. */
  public static final String PROBLEM = "problem";

  /** Under which a task says why it should not be counted. */
  public static final String UNSOUND = "unsound";

  /** Under which a task says why results of the benchmark's own judge should not be counted. */
  public static final String DECEIVED = "deceived";

  /** Adds what is to be known of a task. */
  public void label(Map<String, String> labels) {
    labels.put(PROBLEM, Integer.toString(problem));
    unsound.ifPresent(reason -> labels.put(UNSOUND, reason));
    deceived.ifPresent(reason -> labels.put(DECEIVED, reason));
  }
}
