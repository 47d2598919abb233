package assay.suites.pareval;

import assay.pack.JsonFile;
import assay.pack.PackException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One thing ParEval asks: a piece of C++ that ends with the opening brace of a function.
 *
 * @param type such as {@code reduce}
 * @param name such as {@code 27_reduce_average}
 */
record Prompt(String type, String name, ParallelismModel model, String text) {
  /** All prompts of a file, in its order. */
  static List<Prompt> read(Path path) throws PackException {
    JsonFile file = JsonFile.read(path);
    if (!file.root().isArray()) {
      throw file.wrong("", "expected a list of prompts");
    }
    List<Prompt> prompts = new ArrayList<>();
    for (int i = 0; i < file.root().size(); i++) {
      prompts.add(of(file, i));
    }
    return prompts;
  }

  /** The prompt in one entry of a file of prompts, of generated outputs or of results. */
  static Prompt of(JsonFile file, int index) throws PackException {
    String label = file.text(index, "parallelism_model");
    Optional<ParallelismModel> model = ParallelismModel.named(label);
    if (model.isEmpty()) {
      throw file.wrong(
          "[" + index + "].parallelism_model",
          "expected an execution model of ParEval's, found '" + label + "'");
    }
    Prompt prompt =
        new Prompt(
            file.text(index, "problem_type"),
            file.text(index, "name"),
            model.get(),
            file.text(index, "prompt"));
    boolean opens = prompt.text().endsWith("{") && prompt.lastLine().contains(" ");
    if (!opens || prompt.function().isEmpty()) {
      throw file.wrong(
          "[" + index + "].prompt", "expected C++ that ends with the opening brace of a function");
    }
    return prompt;
  }

  String id() {
    return ParevalSuite.NAME + "/" + type + "/" + name + "/" + model.label();
  }

  /** The name before the first parenthesis of the last line; empty where there is none. */
  String function() {
    String line = lastLine();
    int parenthesis = line.indexOf('(');
    if (parenthesis < 0) {
      return "";
    }
    String before = line.substring(0, parenthesis).stripTrailing();
    return before.substring(before.lastIndexOf(' ') + 1).replaceAll("[*&]", "");
  }

  /** The last line without its brace. */
  String signature() {
    return lastLine().substring(0, lastLine().length() - 1).strip();
  }

  boolean returnsNothing() {
    return lastLine().strip().startsWith("void ") || lastLine().contains(" void ");
  }

  /**
   * The header its driver includes: the prompt, with a word that keeps the function from being
   * inlined after the first space of its last line, and the answer below it.
   */
  String header(String output) {
    int begin = text.lastIndexOf('\n') + 1;
    int space = text.indexOf(' ', begin);
    return text.substring(0, space) + " NO_INLINE" + text.substring(space) + "\n" + output;
  }

  private String lastLine() {
    return text.substring(text.lastIndexOf('\n') + 1);
  }
}
