package assay.source;

import assay.verdict.Evidence;
import assay.verdict.Reason;
import java.util.Optional;

/**
 * A rule that a source breaks.
 *
 * @param rule the rule
 * @param where the first token that breaks it; none where something required is missing
 */
public record Violation(Rule rule, Optional<Token> where) {
  public Reason reason() {
    return switch (rule) {
      case Rule.Forbids _ -> Reason.FORBIDDEN;
      case Rule.Requires _ -> Reason.NOT_USED;
    };
  }

  /** The line, where there is one, what was found there, and what the rule says about it. */
  public String message() {
    return where
        .map(token -> "line " + token.line() + ": " + quote(token.text()) + ": " + rule.message())
        .orElse(rule.message());
  }

  public Evidence evidence() {
    return new Evidence(reason(), message());
  }

  private static String quote(String text) {
    String shown = text.lines().findFirst().orElse("");
    return shown.length() > 60 ? shown.substring(0, 60) + "…" : shown;
  }
}
