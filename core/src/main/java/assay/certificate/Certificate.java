package assay.certificate;

import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * What became of a task's controls: the oracle, the candidate that does nothing, and the mutants.
 *
 * @param key hash of the task, its controls, the judge and the toolchain it was found with
 * @param oracle outcome of the built-in solution
 * @param complaint what was found wrong with it; empty where it is right
 * @param nop outcome of doing nothing
 */
public record Certificate(
    String task,
    String key,
    Instant when,
    Outcome oracle,
    String complaint,
    Outcome nop,
    List<Caught> mutants) {
  public Certificate {
    mutants = List.copyOf(mutants);
  }

  /**
   * What became of one mutant.
   *
   * @param caught whether judging found it, be it as a race
   */
  public record Caught(String name, Outcome outcome, boolean caught) {
    static Caught of(String name, boolean race, Verdict verdict) {
      boolean racy = race && verdict.flags().contains(Flag.RACY);
      return new Caught(name, verdict.outcome(), verdict.outcome() == Outcome.WRONG || racy);
    }
  }

  /** Whether the oracle passed and nothing else did. */
  public boolean holds() {
    return faults().isEmpty();
  }

  public int caught() {
    return (int) mutants.stream().filter(Caught::caught).count();
  }

  /** What is not as it must be, each in a few words. */
  public List<String> faults() {
    List<String> faults = new ArrayList<>();
    if (oracle != Outcome.CORRECT) {
      faults.add("the oracle is " + oracle + ": " + complaint);
    }
    if (nop == Outcome.CORRECT || nop == Outcome.INFRA_FAILED) {
      faults.add("doing nothing is " + nop);
    }
    for (Caught mutant : mutants) {
      if (!mutant.caught()) {
        faults.add("the mutant " + mutant.name() + " is " + mutant.outcome());
      }
    }
    return faults;
  }
}
