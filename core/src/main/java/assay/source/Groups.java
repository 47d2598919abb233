package assay.source;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * Which bracket closes which. A brace outranks what is left open inside it, so a lone parenthesis
 * cannot hide the end of a function.
 */
final class Groups {
  private final int[] after;
  private final BitSet closed = new BitSet();

  Groups(List<Token> tokens) {
    after = new int[tokens.size()];
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < after.length; i++) {
      Token token = tokens.get(i);
      after[i] = i + 1;
      if (token.kind() != Token.Kind.PUNCTUATION) {
        continue;
      }
      switch (token.text()) {
        case "(", "[", "{" -> {
          open.push(i);
          after[i] = after.length;
        }
        case ")" -> close("(", i, open, tokens);
        case "]" -> close("[", i, open, tokens);
        case "}" -> {
          while (!open.isEmpty() && !tokens.get(open.peek()).is("{")) {
            after[open.pop()] = i;
          }
          close("{", i, open, tokens);
        }
        default -> {}
      }
    }
  }

  private void close(String opener, int at, Deque<Integer> open, List<Token> tokens) {
    if (!open.isEmpty() && tokens.get(open.peek()).is(opener)) {
      int start = open.pop();
      after[start] = at + 1;
      closed.set(start);
    }
  }

  /** The index after the group that opens here; the next index if none opens here. */
  int after(int index) {
    return after[index];
  }

  boolean closed(int index) {
    return closed.get(index);
  }
}
