package assay.source;

import assay.task.Answer;
import assay.verdict.Reason;
import java.util.List;
import java.util.regex.Pattern;

/** Finds a class in Python in an answer. */
public final class PythonCode {
  private final String name;
  private final Pattern definition;

  /**
   * A search.
   *
   * @param name the class that must be defined
   */
  public PythonCode(String name) {
    this.name = name;
    this.definition = Pattern.compile("(?m)^\\s*class\\s+" + Pattern.quote(name) + "\\b");
  }

  /** The last fenced block that defines it, else the whole answer where that does. */
  public Extraction in(Answer answer) {
    String text = answer.text().replace("\r\n", "\n");
    if (text.isBlank()) {
      return new Extraction.NotFound(Reason.EMPTY_ANSWER, "the answer is empty");
    }
    List<String> blocks = answer.form() == Answer.Form.CODE ? List.of() : Fences.of(text).blocks();
    for (String block : blocks.reversed()) {
      if (definition.matcher(block).find()) {
        return new Extraction.Found(block, Extraction.How.FENCED);
      }
    }
    if (blocks.isEmpty() && definition.matcher(text).find()) {
      return new Extraction.Found(text, Extraction.How.WHOLE);
    }
    return new Extraction.NotFound(
        Reason.NO_FUNCTION, "no code block of the answer defines the class " + name);
  }
}
