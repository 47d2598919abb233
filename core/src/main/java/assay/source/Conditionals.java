package assay.source;

import assay.source.Token.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Leaves out the branches of {@code #if} that are not compiled, as far as that can be known here.
 */
public final class Conditionals {
  /** One {@code #if} that is open: whether this branch is kept and whether one has been taken. */
  private record Open(boolean kept, boolean taken) {}

  private final boolean single;
  private final Deque<Open> open = new ArrayDeque<>();
  private int dropped;

  private Conditionals(boolean single) {
    this.single = single;
  }

  /** The tokens that may be compiled: all but those after {@code #if 0} and the like. */
  static List<Token> possible(List<Token> tokens) {
    return new Conditionals(false).filter(tokens);
  }

  /** The tokens with one branch of every conditional, so that braces balance as they would. */
  public static List<Token> oneBranch(List<Token> tokens) {
    return new Conditionals(true).filter(tokens);
  }

  private List<Token> filter(List<Token> tokens) {
    List<Token> kept = new ArrayList<>();
    for (Token token : tokens) {
      if (token.kind() == Kind.DIRECTIVE && branches(Directive.of(token))) {
        continue;
      }
      if (dropped == 0) {
        kept.add(token);
      }
    }
    return kept;
  }

  private boolean branches(Directive directive) {
    switch (directive.name()) {
      case "if" -> enter(constant(directive), false);
      case "ifdef", "ifndef" -> enter(Constant.UNKNOWN, false);
      case "elif" -> next(constant(directive));
      case "elifdef", "elifndef" -> next(Constant.UNKNOWN);
      case "else" -> next(Constant.TRUE);
      case "endif" -> pop();
      default -> {
        return false;
      }
    }
    return true;
  }

  private enum Constant {
    TRUE,
    FALSE,
    UNKNOWN
  }

  private static Constant constant(Directive directive) {
    return switch (directive.rest()) {
      case "0", "(0)", "false" -> Constant.FALSE;
      case "1", "(1)", "true" -> Constant.TRUE;
      default -> Constant.UNKNOWN;
    };
  }

  private void next(Constant condition) {
    if (!open.isEmpty()) {
      enter(condition, pop().taken());
    }
  }

  private void enter(Constant condition, boolean taken) {
    boolean kept = condition != Constant.FALSE && !taken;
    boolean closes = condition == Constant.TRUE || (single && kept);
    open.push(new Open(kept, taken || (kept && closes)));
    dropped += kept ? 0 : 1;
  }

  private Open pop() {
    if (open.isEmpty()) {
      return new Open(true, false);
    }
    Open last = open.pop();
    dropped -= last.kept() ? 0 : 1;
    return last;
  }
}
