package assay.suites.pareval;

import assay.source.Definition;
import assay.source.Definitions;
import assay.source.Extraction;
import assay.source.Lexer;
import assay.source.Token;
import assay.task.Answer;
import java.util.List;
import java.util.Optional;

/**
 * Finds the part of an answer that ParEval wants: what comes after the prompt's opening brace, the
 * closing one included. Helpers outside the function have no place there, as in ParEval itself.
 */
record Body(Prompt prompt) {
  /** The body, or what the extraction says was not found. */
  Extraction of(Answer answer) {
    if (answer.form() == Answer.Form.CODE) {
      return new Extraction.Found(ofCode(answer.text()), Extraction.How.WHOLE);
    }
    return switch (Extraction.of(answer, prompt.text(), prompt.function())) {
      case Extraction.Found(String code, Extraction.How how) ->
          new Extraction.Found(after(code).orElse(code), how);
      case Extraction.NotFound nothing -> nothing;
    };
  }

  /** Recorded outputs are bodies already and stay as they are, broken ones too. */
  private String ofCode(String text) {
    String joined = prompt.text() + "\n" + text;
    for (Definition one : Definitions.of(joined)) {
      boolean spans =
          one.at().offset() < prompt.text().length() && one.end() >= prompt.text().length();
      if (spans && one.closed()) {
        return text;
      }
    }
    return after(text).orElse(text);
  }

  /** What follows the brace that opens the function, up to its end. */
  private Optional<String> after(String code) {
    Optional<Definition> wanted = Optional.empty();
    for (Definition one : Definitions.of(code)) {
      if (one.kind() == Definition.Kind.FUNCTION && one.name().equals(prompt.function())) {
        wanted = Optional.of(one);
      }
    }
    return wanted.map(one -> code.substring(opening(code, one), one.end()));
  }

  private static int opening(String code, Definition function) {
    List<Token> tokens = Lexer.tokens(code);
    int depth = 0;
    for (Token token : tokens) {
      if (token.offset() >= function.at().offset()) {
        depth += token.is("(") ? 1 : token.is(")") ? -1 : 0;
        if (depth == 0 && token.is("{")) {
          return token.end();
        }
      }
    }
    return function.at().offset();
  }
}
