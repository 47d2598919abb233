package assay.task;

import java.util.regex.Pattern;

/** Patterns over task ids: {@code *} stands for anything, {@code ?} for one character. */
public final class Glob {
  private Glob() {}

  public static boolean matches(String glob, String id) {
    StringBuilder expression = new StringBuilder();
    for (int i = 0; i < glob.length(); i++) {
      char c = glob.charAt(i);
      switch (c) {
        case '*' -> expression.append(".*");
        case '?' -> expression.append('.');
        default -> expression.append(Pattern.quote(String.valueOf(c)));
      }
    }
    return Pattern.matches(expression.toString(), id);
  }
}
