package assay.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The rules of one execution model. They are the first fence only: they give an honest mistake a
 * clear message and turn away the plainest tricks. What macros hide is beyond them, and what runs
 * is held by the sandbox and watched by the judge.
 *
 * @param executionModel its name, such as {@code mpi+omp}
 * @param rules in the order they are checked
 */
public record Rules(String executionModel, List<Rule> rules) {
  public Rules {
    rules = List.copyOf(rules);
  }

  /** The rules of an execution model by name. */
  public static Rules of(String executionModel) {
    Rules rules = RuleTable.MODELS.get(executionModel);
    if (rules == null) {
      throw new IllegalArgumentException(
          "there are no rules for execution model '%s'; use one of %s"
              .formatted(executionModel, String.join(", ", executionModels())));
    }
    return rules;
  }

  /** The names {@link #of} knows. */
  public static List<String> executionModels() {
    return List.copyOf(RuleTable.MODELS.keySet());
  }

  /** Every rule the source breaks, at most one violation for each; empty if it may be built. */
  public List<Violation> check(String source) {
    Usage usage = new Usage(source);
    List<Violation> violations = new ArrayList<>();
    for (Rule rule : rules) {
      switch (rule) {
        case Rule.Forbids forbids ->
            usage
                .first(forbids.noneOf())
                .ifPresent(where -> violations.add(new Violation(rule, Optional.of(where))));
        case Rule.Requires requires -> {
          if (usage.first(requires.anyOf()).isEmpty()) {
            violations.add(new Violation(rule, Optional.empty()));
          }
        }
      }
    }
    return List.copyOf(violations);
  }
}
