package assay.strategy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Asks again, with what came of the answers before.
 *
 * @param turns the most questions, the first included
 * @param feedback what the model is told
 * @param shown which of its answers it is shown
 * @param stops any of them ends it
 * @param tokens begins no turn once so many are used
 * @param dollars begins no turn once so much is spent
 */
public record Refinement(
    int turns,
    Set<Feedback> feedback,
    Shown shown,
    List<StopRule> stops,
    OptionalLong tokens,
    OptionalDouble dollars) {
  public Refinement {
    feedback = Set.copyOf(feedback);
    stops = List.copyOf(stops);
  }

  boolean goesOn(List<Turn> past) {
    long used = past.stream().mapToLong(Turn::tokens).sum();
    double spent = past.stream().mapToDouble(Turn::cost).sum();
    return past.size() < turns
        && used < tokens.orElse(Long.MAX_VALUE)
        && spent < dollars.orElse(Double.POSITIVE_INFINITY)
        && stops.stream().noneMatch(rule -> rule.stops(past));
  }

  /** As {@link StrategyReader} reads it. */
  String text() {
    List<String> parts = new ArrayList<>();
    parts.add("refine:" + turns);
    parts.add("feedback=" + letters());
    if (shown != Shown.LAST) {
      parts.add("shown=" + shown.label());
    }
    stops.forEach(rule -> parts.add("stop=" + rule.text()));
    tokens.ifPresent(most -> parts.add("tokens=" + most));
    dollars.ifPresent(most -> parts.add("dollars=" + Plain.number(most)));
    return String.join(",", parts);
  }

  private String letters() {
    EnumSet<Feedback> inOrder = EnumSet.copyOf(feedback);
    return inOrder.stream().map(Feedback::name).collect(Collectors.joining("+"));
  }
}
