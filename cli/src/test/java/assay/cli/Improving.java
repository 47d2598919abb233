package assay.cli;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A model that does everything wrong before it does it right. It knows its turn from the mark that
 * its last answer bears, so it must be shown that answer.
 *
 * @param answers by turn; {@code MARK} stands for the mark
 */
record Improving(List<String> answers) implements UnaryOperator<String> {
  private static final Pattern MARK = Pattern.compile("attempt-([0-9]+)-");

  Improving {
    answers = List.copyOf(answers);
  }

  @Override
  public String apply(String body) {
    Matcher marks = MARK.matcher(body);
    int turn = marks.results().mapToInt(Improving::number).max().orElse(0);
    return answers.get(turn).replace("MARK", "attempt-" + (turn + 1) + "-");
  }

  private static int number(MatchResult mark) {
    return Integer.parseInt(mark.group(1));
  }
}
