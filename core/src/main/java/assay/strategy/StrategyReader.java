package assay.strategy;

import assay.pack.Spelling;
import assay.suite.Representation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Reads strategies such as {@code few-shot,hardware=h200} and {@code
 * refine:10,feedback=G+E,stop=speedup:2}: parts in any order, each at most once but for {@code
 * stop}.
 */
public final class StrategyReader {
  private static final List<String> PARTS =
      List.of(
          "zero-shot",
          "one-shot",
          "few-shot",
          "examples",
          "input",
          "hardware",
          "refine",
          "feedback",
          "shown",
          "stop",
          "tokens",
          "dollars");

  private static final int MOST_TURNS = 1000;

  private Shots shots;
  private List<String> examples = List.of();
  private Representation input = Representation.PYTORCH;
  private Optional<String> hardware = Optional.empty();
  private int turns;
  private Set<Feedback> feedback = EnumSet.of(Feedback.G, Feedback.E);
  private Shown shown = Shown.LAST;
  private final List<StopRule> stops = new ArrayList<>();
  private OptionalLong tokens = OptionalLong.empty();
  private OptionalDouble dollars = OptionalDouble.empty();
  private final List<String> ofRefinement = new ArrayList<>();
  private final List<String> seen = new ArrayList<>();

  private StrategyReader(Shots usual) {
    this.shots = usual;
  }

  /**
   * The strategy of that text.
   *
   * @param usual how many examples are shown where the text does not say
   */
  public static Strategy read(String text, Shots usual) throws StrategyException {
    StrategyReader reader = new StrategyReader(usual);
    for (String part : text.split(",", -1)) {
      reader.part(part.strip());
    }
    return reader.strategy();
  }

  private void part(String part) throws StrategyException {
    int end = end(part);
    String name = part.substring(0, end);
    String value = end == part.length() ? "" : part.substring(end + 1);
    if (!PARTS.contains(name)) {
      throw new StrategyException(
          "A strategy has no part '%s', only %s%s"
              .formatted(name, String.join(", ", PARTS), Spelling.hint(name, PARTS)));
    }
    String kind = name.endsWith("-shot") ? "-shot" : name;
    if (seen.contains(kind) && !kind.equals("stop")) {
      throw new StrategyException("A strategy says '%s' once at most.".formatted(name));
    }
    seen.add(kind);
    switch (name) {
      case "zero-shot" -> shots = Shots.ZERO;
      case "one-shot" -> shots = Shots.ONE;
      case "few-shot" -> shots = Shots.FEW;
      case "examples" -> examples = List.of(filled(name, value).split("\\+"));
      case "input" -> input = input(value);
      case "hardware" -> hardware = Optional.of(value.isEmpty() ? "this" : value);
      case "refine" -> turns = whole(name, value, MOST_TURNS);
      default -> refining(name, value);
    }
  }

  private void refining(String name, String value) throws StrategyException {
    ofRefinement.add(name);
    switch (name) {
      case "feedback" -> feedback = letters(value);
      case "shown" -> shown = shown(value);
      case "stop" -> stops.add(stop(value));
      case "tokens" -> tokens = OptionalLong.of(whole(name, value, Integer.MAX_VALUE));
      case "dollars" -> dollars = OptionalDouble.of(positive(name, value));
      default -> throw new IllegalStateException(name);
    }
  }

  private static int end(String part) {
    for (int i = 0; i < part.length(); i++) {
      if (part.charAt(i) == ':' || part.charAt(i) == '=') {
        return i;
      }
    }
    return part.length();
  }

  private Strategy strategy() throws StrategyException {
    if (turns == 0 && !ofRefinement.isEmpty()) {
      throw new StrategyException(
          "'%s' belongs to a refinement; say how many turns it takes, as in refine:10,%s=…"
              .formatted(ofRefinement.getFirst(), ofRefinement.getFirst()));
    }
    if (!examples.isEmpty() && shots == Shots.ZERO) {
      throw new StrategyException("Examples are named, but zero-shot shows none.");
    }
    Optional<Refinement> refinement =
        turns == 0
            ? Optional.empty()
            : Optional.of(new Refinement(turns, feedback, shown, stops, tokens, dollars));
    return new Strategy(shots, examples, input, hardware, refinement);
  }

  private static Set<Feedback> letters(String value) throws StrategyException {
    EnumSet<Feedback> letters = EnumSet.noneOf(Feedback.class);
    for (String letter : value.split("\\+", -1)) {
      try {
        letters.add(Feedback.valueOf(letter));
      } catch (IllegalArgumentException e) {
        throw new StrategyException(
            "Feedback is G (the code), E (what was found) and P (a profile), joined by +, not '%s'."
                .formatted(value));
      }
    }
    if (!letters.contains(Feedback.G)) {
      throw new StrategyException("Feedback without G would not show what it is about.");
    }
    return letters;
  }

  private static Representation input(String value) throws StrategyException {
    return Representation.named(value)
        .orElseThrow(
            () ->
                new StrategyException(
                    "'input' is pytorch, fx, onnx or text, not '%s'.".formatted(value)));
  }

  private static Shown shown(String value) throws StrategyException {
    for (Shown one : Shown.values()) {
      if (one.label().equals(value)) {
        return one;
      }
    }
    throw new StrategyException("'shown' is last, best or all, not '%s'.".formatted(value));
  }

  private static StopRule stop(String value) throws StrategyException {
    int colon = value.indexOf(':');
    String name = colon < 0 ? value : value.substring(0, colon);
    String number = colon < 0 ? "" : value.substring(colon + 1);
    return switch (name) {
      case "correct" -> new StopRule.Right();
      case "speedup" -> new StopRule.Fast(positive("stop=speedup", number));
      case "stall" -> new StopRule.Stall(whole("stop=stall", number, MOST_TURNS));
      default ->
          throw new StrategyException(
              "'stop' is correct, speedup:X or stall:N, not '%s'.".formatted(value));
    };
  }

  private static String filled(String name, String value) throws StrategyException {
    if (value.isEmpty()) {
      throw new StrategyException("'%s' names nothing.".formatted(name));
    }
    return value;
  }

  private static int whole(String name, String value, int most) throws StrategyException {
    try {
      int number = Integer.parseInt(value);
      if (number >= 1 && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Said below, together with what is out of range.
    }
    throw new StrategyException(
        "'%s' takes a whole number from 1 to %d, not '%s'.".formatted(name, most, value));
  }

  private static double positive(String name, String value) throws StrategyException {
    try {
      double number = Double.parseDouble(value);
      if (number > 0 && Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Said below, together with what is out of range.
    }
    throw new StrategyException("'%s' takes a number above 0, not '%s'.".formatted(name, value));
  }
}
