package assay.suites.parallel;

import assay.suites.parallel.problem.Example;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.problem.Provided;
import assay.suites.parallel.signature.Cpu;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import tools.jackson.databind.JsonNode;

/**
 * What a model is shown: a piece of C++ that stops where the function's body begins or, where that
 * needs kernels above it, where they would stand.
 */
final class Prompt {
  private Prompt() {}

  static String of(Problem problem, ExecutionModel model) {
    StringBuilder text = new StringBuilder();
    List<String> headers = model.headers(problem);
    for (String header : headers) {
      text.append("#include <").append(header).append(">\n");
    }
    text.append(headers.isEmpty() ? "" : "\n");
    for (String definition : preamble(problem, model)) {
      text.append(definition.strip()).append("\n\n");
    }
    text.append("/* ");
    StringBuilder words = new StringBuilder(problem.text().strip());
    String instruction = model.instruction(problem);
    if (!instruction.isEmpty()) {
      words.append('\n').append(instruction);
    }
    words.append("\nExample:\n");
    for (Example example : problem.examples()) {
      words.append('\n').append(shown(example)).append('\n');
    }
    text.append(words.toString().strip().replace("\n", "\n   ").replace("   \n", "\n"));
    return text.append("\n*/\n")
        .append(model.declaration(problem))
        .append(model.launches(problem) ? ";\n" : " {")
        .toString();
  }

  /** Structures and helpers the candidate may use, each as its own piece of text. */
  static List<String> preamble(Problem problem, ExecutionModel model) {
    StringJoiner provided = new StringJoiner("\n\n");
    for (Provided one : problem.provided()) {
      if (one.executionModels().contains(model.label())) {
        provided.add(one.text());
      }
    }
    return List.of(Cpu.structureDefinitions(problem.signature()), provided.toString()).stream()
        .filter(text -> !text.isBlank())
        .toList();
  }

  private static String shown(Example example) {
    return "input: " + shown(example.in()) + "\noutput: " + shown(example.out());
  }

  private static String shown(Map<String, JsonNode> values) {
    StringJoiner all = new StringJoiner(", ");
    values.forEach(
        (name, value) -> all.add(name.equals("return") ? shown(value) : name + "=" + shown(value)));
    return all.toString();
  }

  private static String shown(JsonNode value) {
    if (value.isArray()) {
      StringJoiner items = new StringJoiner(", ", "[", "]");
      value.forEach(one -> items.add(shown(one)));
      return items.toString();
    }
    if (value.isObject()) {
      StringJoiner members = new StringJoiner(", ", "{", "}");
      value.forEach(one -> members.add(shown(one)));
      return members.toString();
    }
    return value.asString();
  }
}
