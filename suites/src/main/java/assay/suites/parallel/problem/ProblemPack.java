package assay.suites.parallel.problem;

import assay.pack.Pack;
import java.util.List;

/** A pack and its problems, ordered by id. */
public record ProblemPack(Pack pack, List<Problem> problems) {
  public ProblemPack {
    problems = List.copyOf(problems);
  }
}
