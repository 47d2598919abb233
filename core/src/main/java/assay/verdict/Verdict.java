package assay.verdict;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How far a candidate got, with evidence. It is computed by the judge alone and never travels
 * through anything the candidate can write.
 */
public record Verdict(
    Outcome outcome,
    List<Evidence> evidence,
    List<Configuration> configurations,
    Optional<Build> build,
    Set<Flag> flags) {
  public Verdict {
    evidence = List.copyOf(evidence);
    configurations = List.copyOf(configurations);
    flags = Set.copyOf(flags);
  }

  public static Verdict of(Outcome outcome, Reason reason, String text) {
    return new Verdict(
        outcome, List.of(new Evidence(reason, text)), List.of(), Optional.empty(), Set.of());
  }

  public Verdict withBuild(Build made) {
    return new Verdict(outcome, evidence, configurations, Optional.of(made), flags);
  }

  public Verdict withEvidence(Evidence more) {
    List<Evidence> all = new ArrayList<>(evidence);
    all.add(more);
    return new Verdict(outcome, all, configurations, build, flags);
  }

  public Verdict withFlag(Flag flag) {
    EnumSet<Flag> more = EnumSet.of(flag);
    more.addAll(flags);
    return new Verdict(outcome, evidence, configurations, build, more);
  }

  /** Whether its evidence holds something of that reason. */
  public boolean says(Reason reason) {
    return evidence.stream().anyMatch(one -> one.reason() == reason);
  }

  /**
   * The timing shown first: at the problem's own size, that of the configuration with the most
   * resources that has one.
   */
  public Optional<Timing> timing() {
    return configurations.reversed().stream()
        .filter(one -> one.size().isEmpty())
        .flatMap(one -> one.timing().stream())
        .findFirst();
  }
}
