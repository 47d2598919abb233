package assay.runfile;

import assay.verdict.Outcome;
import java.nio.file.Path;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** A file in a run folder, as far as a glance tells. */
public sealed interface RunEntry {
  Path path();

  /**
   * A run.
   *
   * @param outcomes how many trials have each outcome
   */
  record Summary(Path path, RunHeader header, RunState state, Map<Outcome, Integer> outcomes)
      implements RunEntry {
    public Summary {
      Map<Outcome, Integer> copy = new EnumMap<>(Outcome.class);
      copy.putAll(outcomes);
      outcomes = Collections.unmodifiableMap(copy);
    }
  }

  /**
   * A file that cannot be read as a run.
   *
   * @param problem one sentence that says why it cannot be read
   */
  record Broken(Path path, String problem) implements RunEntry {}
}
