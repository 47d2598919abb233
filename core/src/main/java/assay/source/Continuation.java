package assay.source;

import assay.source.Extraction.Found;
import assay.source.Extraction.How;
import assay.verdict.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Joins what a model wrote to the prompt that opened the function. */
final class Continuation {
  private final String prompt;
  private final String function;

  Continuation(String prompt, String function) {
    this.prompt = Message.clean(prompt);
    this.function = function;
  }

  Extraction extract(String answer) {
    String text = Message.clean(answer);
    if (text.isBlank()) {
      return Message.notFound(Reason.EMPTY_ANSWER, function);
    }
    Optional<Definition> again = repeated(text);
    if (again.isPresent()) {
      String code = text.substring(0, again.get().end()).strip() + "\n";
      return new Found(Preamble.complete(Preamble.of(prompt, function), code), How.CONTINUED);
    }
    Optional<Found> joined = join(text);
    if (joined.isPresent() && Fences.of(joined.get().code()).blocks().isEmpty()) {
      return joined.get();
    }
    Extraction message = new Message(function).extract(text);
    return switch (message) {
      case Found found ->
          new Found(Preamble.complete(Preamble.of(prompt, function), found.code()), found.how());
      case Extraction.NotFound _ -> fromMessage(text).orElse(message);
    };
  }

  /** The first block, or else the lines of code in the message, that can be the function's body. */
  Optional<Extraction> fromMessage(String answer) {
    Fences fences = Fences.of(Message.clean(answer));
    List<String> candidates = new ArrayList<>(fences.blocks());
    candidates.add(Unfenced.code(fences.outside()));
    for (String block : candidates) {
      Optional<Found> joined = isBody(block) ? join(block) : Optional.empty();
      if (joined.isPresent() && joined.get().how() != How.CUT_OFF) {
        return Optional.of(new Found(joined.get().code(), How.BODY));
      }
    }
    return Optional.empty();
  }

  private static boolean isBody(String block) {
    boolean statements = Lexer.tokens(block).stream().anyMatch(token -> token.is(";"));
    boolean functions =
        Definitions.of(block).stream().anyMatch(one -> one.kind() == Definition.Kind.FUNCTION);
    return statements && !functions;
  }

  /** The function where the answer writes it out again before it closes the prompt's. */
  private Optional<Definition> repeated(String answer) {
    int depth = 0;
    int closes = Integer.MAX_VALUE;
    for (Token token : Lexer.tokens(answer)) {
      depth += token.is("{") ? 1 : token.is("}") ? -1 : 0;
      if (depth < 0) {
        closes = token.offset();
        break;
      }
    }
    for (Definition definition : Definitions.of(answer)) {
      if (definition.isFunction(function) && definition.closed() && definition.end() <= closes) {
        boolean fenced = !Fences.of(answer.substring(0, definition.end())).blocks().isEmpty();
        return fenced ? Optional.empty() : Optional.of(definition);
      }
    }
    return Optional.empty();
  }

  private Optional<Found> join(String body) {
    String whole = prompt + (body.startsWith("\n") ? "" : "\n") + body;
    Optional<Definition> opened = opened(whole);
    if (opened.isEmpty()) {
      return Optional.empty();
    }
    if (opened.get().closed()) {
      return Optional.of(new Found(whole.substring(0, opened.get().end()) + "\n", How.CONTINUED));
    }
    String ended = whole.stripTrailing() + "\n}\n";
    List<Token> tokens = Lexer.tokens(body);
    boolean complete = !tokens.isEmpty() && (tokens.getLast().is(";") || tokens.getLast().is("}"));
    if (complete && opened(ended).filter(Definition::closed).isPresent()) {
      return Optional.of(new Found(ended, How.BODY));
    }
    return Optional.of(new Found(whole.stripTrailing() + "\n", How.CUT_OFF));
  }

  private Optional<Definition> opened(String whole) {
    for (Definition definition : Definitions.of(whole)) {
      boolean spans =
          definition.at().offset() < prompt.length() && definition.end() >= prompt.length();
      if (definition.isFunction(function) && spans) {
        return Optional.of(definition);
      }
    }
    return Optional.empty();
  }
}
