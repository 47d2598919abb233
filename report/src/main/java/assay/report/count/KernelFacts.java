package assay.report.count;

import java.util.List;
import java.util.Optional;

/**
 * What is known about a kernel besides its counts.
 *
 * @param device where its truth was measured
 * @param compiler what made its instructions
 * @param proofs why it is hard
 * @param solver what the suite's own solver says of it, where it was asked
 */
public record KernelFacts(
    String title,
    String device,
    String compiler,
    Optional<String> note,
    List<Proof> proofs,
    Optional<Solved> solver) {
  public KernelFacts {
    proofs = List.copyOf(proofs);
  }

  /**
   * An attribute and the piece of source that proves it.
   *
   * @param place file and line; empty where the piece is not found as it stands
   */
  public record Proof(String attribute, String source, String place) {}

  public record Solved(Band single, Band dual) {}

  /**
   * A count of the solver's.
   *
   * @param low at least so many unless operands are unusual
   * @param high at most so many unless operands are unusual; empty where it found no end
   * @param least so many whatever the data
   * @param most at most so many whatever the data; empty where it found no end
   * @param why how the count is meant
   */
  public record Band(
      long count, long low, Optional<Long> high, long least, Optional<Long> most, String why) {}
}
