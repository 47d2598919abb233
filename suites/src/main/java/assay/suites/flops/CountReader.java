package assay.suites.flops;

import assay.suites.flops.kernel.Counts;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Finds the two counts in an answer: a JSON object, or the last one in a text that has both.
 *
 * <p>A count is a whole number. What means one is taken as one, and noted: a fraction of zero,
 * powers of ten, digits in quotes or in groups. A number with another fraction is rounded, and
 * noted. What is negative, missing, an expression or no number at all is no count, and then there
 * is no answer.
 */
final class CountReader {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();

  private static final Pattern GROUPED = Pattern.compile("[+]?[0-9]{1,3}([,_' ][0-9]{3})+");
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+([.][0-9]*)?([eE][+]?[0-9]+)?");

  /** No honest count has more digits; a long exponent would fill the memory. */
  private static final int MOST_DIGITS = 40;

  /** What was found. */
  sealed interface Result {
    /** The counts, and what had to be put up with to read them. */
    record Read(Counts counts, List<String> notes) implements Result {}

    record Unreadable(String why) implements Result {}
  }

  private CountReader() {}

  static Result of(String answer) {
    Optional<JsonNode> object = object(answer);
    if (object.isEmpty()) {
      return new Result.Unreadable(
          "the answer holds no JSON object with %s and %s"
              .formatted(FlopsPrompt.SINGLE, FlopsPrompt.DUAL));
    }
    List<String> notes = new ArrayList<>();
    try {
      BigInteger single = count(object.get(), FlopsPrompt.SINGLE, notes);
      BigInteger dual = count(object.get(), FlopsPrompt.DUAL, notes);
      return new Result.Read(new Counts(single, dual), List.copyOf(notes));
    } catch (NoCountException e) {
      return new Result.Unreadable(String.valueOf(e.getMessage()));
    }
  }

  private static Optional<JsonNode> object(String answer) {
    Optional<JsonNode> whole = parsed(answer.strip());
    if (whole.isPresent()) {
      return whole;
    }
    for (int open = answer.lastIndexOf('{'); open >= 0; open = answer.lastIndexOf('{', open - 1)) {
      for (int close = answer.indexOf('}', open);
          close >= 0;
          close = answer.indexOf('}', close + 1)) {
        Optional<JsonNode> part = parsed(answer.substring(open, close + 1));
        if (part.isPresent()) {
          return part;
        }
      }
      if (open == 0) {
        break;
      }
    }
    return Optional.empty();
  }

  private static Optional<JsonNode> parsed(String text) {
    try {
      return Optional.of(JSON.readTree(text))
          .filter(node -> node.has(FlopsPrompt.SINGLE) || node.has(FlopsPrompt.DUAL));
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  private static BigInteger count(JsonNode object, String field, List<String> notes)
      throws NoCountException {
    JsonNode node = object.path(field);
    if (node.isMissingNode() || node.isNull()) {
      throw new NoCountException(field + " is missing");
    }
    if (node.isIntegralNumber()) {
      return positive(new BigDecimal(node.bigIntegerValue()), field, notes, node.toString());
    }
    String text = node.isString() ? node.asString().strip() : node.toString();
    if (node.isString()) {
      notes.add(field + " was a text");
    }
    String digits = GROUPED.matcher(text).matches() ? text.replaceAll("[,_' ]", "") : text;
    if (!NUMBER.matcher(digits).matches()) {
      throw new NoCountException("%s is '%s' and no number".formatted(field, shortened(text)));
    }
    BigDecimal value = new BigDecimal(digits);
    if (value.precision() - value.scale() > MOST_DIGITS) {
      throw new NoCountException("%s is beyond all counts".formatted(field));
    }
    return positive(value, field, notes, text);
  }

  private static BigInteger positive(
      BigDecimal value, String field, List<String> notes, String written) throws NoCountException {
    if (value.signum() < 0) {
      throw new NoCountException("%s is negative".formatted(field));
    }
    BigInteger whole = value.setScale(0, RoundingMode.HALF_UP).toBigInteger();
    if (value.compareTo(new BigDecimal(whole)) != 0) {
      notes.add("%s was %s and was rounded".formatted(field, shortened(written)));
    } else if (!written.equals(whole.toString())) {
      notes.add("%s was written as %s".formatted(field, shortened(written)));
    }
    return whole;
  }

  private static String shortened(String text) {
    return text.length() <= MOST_DIGITS ? text : text.substring(0, MOST_DIGITS) + "…";
  }

  private static final class NoCountException extends Exception {
    private static final long serialVersionUID = 1L;

    NoCountException(String message) {
      super(message);
    }
  }
}
