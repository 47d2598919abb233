package assay.source;

import assay.source.Extraction.Found;
import assay.source.Extraction.How;
import assay.source.Extraction.NotFound;
import assay.verdict.Reason;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Finds a function in a chat message. */
final class Message {
  private static final Pattern THINKING =
      Pattern.compile("\\A\\s*(?:<(?:think|thinking|reasoning)>|\\[THINK])");

  /** Where models end their thoughts and begin the answer. */
  private static final Pattern THOUGHT =
      Pattern.compile(
          "</(?:think|thinking|reasoning)>|\\[/THINK]|<\\|channel\\|>final<\\|message\\|>");

  /** Spaces that compilers do not know, and marks that nobody sees. */
  private static final Pattern ODD_SPACE = Pattern.compile("[\u00a0\u2007\u202f]");

  private static final Pattern UNSEEN = Pattern.compile("[\ufeff\u200b\u2060]");

  private final String function;

  Message(String function) {
    this.function = function;
  }

  Extraction extract(String answer) {
    String text = clean(answer);
    Fences fences = Fences.of(text);
    Optional<String> cutOff = Optional.empty();
    for (String block : fences.blocks().reversed()) {
      Optional<Definition> definition = Definitions.function(block, function);
      if (definition.isPresent() && definition.get().closed()) {
        return new Found(withoutMain(block), How.FENCED);
      }
      cutOff = cutOff.isEmpty() && definition.isPresent() ? Optional.of(block) : cutOff;
    }
    Optional<String> unfenced = Unfenced.find(fences.outside(), function);
    if (unfenced.isPresent()) {
      return new Found(withoutMain(unfenced.get()), How.UNFENCED);
    }
    if (cutOff.isPresent()) {
      return new Found(withoutMain(cutOff.get()), How.CUT_OFF);
    }
    Optional<String> wrapped = JsonText.find(text, fences.blocks(), function);
    if (wrapped.isPresent()) {
      return new Found(withoutMain(wrapped.get()), How.IN_JSON);
    }
    return notFound(holdsCode(fences) ? Reason.NO_FUNCTION : Reason.EMPTY_ANSWER, function);
  }

  private static boolean holdsCode(Fences fences) {
    List<Definition> outside = Definitions.of(fences.outside());
    return fences.blocks().stream().anyMatch(block -> !block.isBlank())
        || outside.stream().anyMatch(one -> one.kind() != Definition.Kind.VARIABLE && one.closed());
  }

  static NotFound notFound(Reason reason, String function) {
    return new NotFound(
        reason,
        reason == Reason.NO_FUNCTION
            ? "the answer holds code, but it does not define the function " + function
            : "the answer is empty or holds no code");
  }

  /** The text with plain line endings and without what the model thought before it answered. */
  static String clean(String answer) {
    String lines = answer.replace("\r\n", "\n").replace('\r', '\n');
    String text = ODD_SPACE.matcher(UNSEEN.matcher(lines).replaceAll("")).replaceAll(" ");
    int end = THOUGHT.matcher(text).results().mapToInt(MatchResult::end).max().orElse(0);
    return end == 0 && THINKING.matcher(text).find() ? "" : text.substring(end);
  }

  /** Models add a main to show the function at work; the runner has its own. */
  static String withoutMain(String code) {
    StringBuilder left = new StringBuilder(code);
    for (Definition definition : Definitions.of(code).reversed()) {
      if (definition.isFunction("main") && definition.scope().isEmpty() && definition.closed()) {
        left.delete(definition.at().offset(), definition.end());
      }
    }
    return left.toString().strip() + "\n";
  }
}
