package assay.suites.flops.solver;

import java.util.Set;

/** The floating-point operations of a launch in single and double precision. */
public record Estimate(Range single, Range dual, Set<Doubt> doubts) {
  public Estimate {
    doubts = Set.copyOf(doubts);
  }
}
