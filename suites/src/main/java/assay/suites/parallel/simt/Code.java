package assay.suites.parallel.simt;

import assay.source.Lexer;
import assay.source.Token;
import assay.source.Token.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** The tokens of a source without directives, every angle bracket on its own. */
final class Code {
  private final String text;
  private final List<Token> tokens;
  private final List<Token> directives;
  private final int[] match;

  Code(String text) {
    this.text = text;
    tokens = new ArrayList<>();
    directives = new ArrayList<>();
    for (Token token : Lexer.tokens(text)) {
      if (token.kind() == Kind.DIRECTIVE) {
        directives.add(token);
      } else {
        split(token);
      }
    }
    match = new int[tokens.size()];
    Arrays.fill(match, -1);
    pair();
  }

  /** Launches start and end with three brackets, which C++ reads as a shift and a comparison. */
  private void split(Token token) {
    boolean angles = token.text().length() > 1 && token.text().matches("[<>]+=?");
    if (token.kind() != Kind.PUNCTUATION || !angles) {
      tokens.add(token);
      return;
    }
    for (int i = 0; i < token.text().length(); i++) {
      int offset = token.offset() + i;
      String mark = token.text().substring(i, i + 1);
      tokens.add(
          new Token(Kind.PUNCTUATION, mark, token.line(), token.column() + i, offset, offset + 1));
    }
  }

  private void pair() {
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < tokens.size(); i++) {
      if (is(i, "(") || is(i, "[") || is(i, "{")) {
        open.push(i);
      } else if ((is(i, ")") || is(i, "]") || is(i, "}")) && !open.isEmpty()) {
        int start = open.pop();
        match[start] = i;
        match[i] = start;
      }
    }
  }

  int size() {
    return tokens.size();
  }

  Token at(int index) {
    return tokens.get(index);
  }

  List<Token> directives() {
    return directives;
  }

  boolean is(int index, String spelling) {
    return index >= 0 && index < tokens.size() && tokens.get(index).is(spelling);
  }

  boolean isWord(int index) {
    return index >= 0 && index < tokens.size() && tokens.get(index).kind() == Kind.IDENTIFIER;
  }

  /** Whether three of these brackets stand here without a gap. */
  boolean isTriple(int index, String bracket) {
    return is(index, bracket)
        && is(index + 1, bracket)
        && is(index + 2, bracket)
        && at(index).end() == at(index + 1).offset()
        && at(index + 1).end() == at(index + 2).offset();
  }

  /** The other end of a group of parentheses, brackets or braces; -1 if it has none. */
  int match(int index) {
    return match[index];
  }

  /** The original text from one token up to, but without, another. */
  String text(int from, int to) {
    return from >= to ? "" : text.substring(at(from).offset(), at(to - 1).end());
  }
}
