package assay.suites.parallel.simt;

import java.util.List;

/** What became of a source that was written for a GPU. */
public sealed interface Rewriting {
  /**
   * C++ with the lines of the original.
   *
   * @param usesThrust whether it includes Thrust, whose headers must be installed
   */
  record Emulated(String text, boolean usesThrust) implements Rewriting {}

  /** It uses what the runtime does not have, which is no fault of the source. */
  record NotEmulated(List<String> constructs) implements Rewriting {
    public NotEmulated {
      constructs = List.copyOf(constructs);
    }

    /** Why a task is skipped. */
    public String reason() {
      return "not emulated: " + String.join(", ", constructs);
    }
  }
}
