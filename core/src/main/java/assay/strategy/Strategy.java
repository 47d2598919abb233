package assay.strategy;

import assay.suite.Representation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a model is asked, for every suite.
 *
 * @param shots how many worked examples it is shown
 * @param examples names of those that are meant; none means all there are
 * @param input the form in which its tasks are shown
 * @param hardware the device it is told about
 * @param refinement how its answers are followed up; empty where it is asked once
 */
public record Strategy(
    Shots shots,
    List<String> examples,
    Representation input,
    Optional<String> hardware,
    Optional<Refinement> refinement) {
  public Strategy {
    examples = List.copyOf(examples);
  }

  /** Asks once, in the suite's own words after so many examples. */
  public static Strategy asking(Shots shots) {
    return new Strategy(
        shots, List.of(), Representation.PYTORCH, Optional.empty(), Optional.empty());
  }

  /** The most questions that one sample takes. */
  public int turns() {
    return refinement.map(Refinement::turns).orElse(1);
  }

  /** Whether there is a next turn after those. */
  public boolean goesOn(List<Turn> past) {
    return past.isEmpty() || (refinement.isPresent() && refinement.get().goesOn(past));
  }

  /** Its name in run files and scores, which {@link StrategyReader} reads again. */
  public String name() {
    List<String> parts = new ArrayList<>();
    parts.add(shots.label());
    if (!examples.isEmpty()) {
      parts.add("examples=" + String.join("+", examples));
    }
    if (input != Representation.PYTORCH) {
      parts.add("input=" + input.label());
    }
    hardware.ifPresent(device -> parts.add("hardware=" + device));
    refinement.ifPresent(one -> parts.add(one.text()));
    return String.join(",", parts);
  }
}
