package assay.suite;

import assay.task.Candidate;
import java.util.Optional;

/**
 * A wrong solution, such as a model might write, that judging must find.
 *
 * @param only what it takes to find it, where it is right otherwise
 * @param race whether it is wrong by a race, which may be found as such
 */
public record Mutant(String name, Candidate candidate, Optional<Only> only, boolean race) {
  /** What a mutant is wrong on. */
  public enum Only {
    /** Some sizes, such as odd ones. */
    SIZES,
    /** Some inputs of any size, such as those with equal keys. */
    INPUTS
  }

  /** The same mistake in another text. */
  public Mutant with(Candidate other) {
    return new Mutant(name, other, only, race);
  }
}
