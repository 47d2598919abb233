package assay.suites.parallel.glue;

import assay.suites.parallel.problem.Example;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.signature.Element;
import assay.suites.parallel.signature.Extent;
import assay.suites.parallel.signature.Field;
import assay.suites.parallel.signature.Scalar;
import assay.suites.parallel.signature.Shape;
import assay.suites.parallel.signature.Structure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * The examples of a problem's text as C++ the judge can run: what a reader is told is also checked.
 */
final class ExampleSource {
  private ExampleSource() {}

  static String of(Problem problem) {
    List<Storage> fields = Storage.of(problem.signature());
    StringBuilder sizes = new StringBuilder();
    StringBuilder fills = new StringBuilder();
    for (int i = 0; i < problem.examples().size(); i++) {
      Example example = problem.examples().get(i);
      Map<String, Long> known = ExampleSizes.of(example, problem.signature());
      sizes.append("    case %d: return {%s};\n".formatted(i, listed(known, problem)));
      fills.append("    case %d: {\n".formatted(i));
      fills.append(
          "      Layout layout = layout_of(Sizes{%s});\n".formatted(listed(known, problem)));
      for (Storage field : fields) {
        fills.append(fill("input", field, value(example.in(), field)));
        fills.append(fill("output", field, value(example.out(), field)));
      }
      fills.append("      break;\n    }\n");
    }
    return """
    std::size_t examples() { return %d; }

    std::vector<std::uint64_t> example_sizes(std::size_t example) {
      switch (example) {
    %s    default: return {};
      }
    }

    void example(std::size_t example, [[maybe_unused]] std::byte* input, [[maybe_unused]] std::byte* output) {
      switch (example) {
    %s    default: break;
      }
    }
    """
        .formatted(problem.examples().size(), sizes, fills);
  }

  private static JsonNode value(Map<String, JsonNode> values, Storage field) {
    JsonNode found = values.get(field.name().equals(Storage.RESULT) ? "return" : field.name());
    return found == null ? tools.jackson.databind.node.MissingNode.getInstance() : found;
  }

  private static String listed(Map<String, Long> known, Problem problem) {
    List<String> values = new ArrayList<>();
    for (String symbol : problem.signature().sizes()) {
      values.add(known.getOrDefault(symbol, 0L).toString());
    }
    return String.join(", ", values);
  }

  private static String fill(String item, Storage field, JsonNode value) {
    if (value.isMissingNode()) {
      return "";
    }
    List<String> elements = new ArrayList<>();
    collect(field, value, elements);
    StringBuilder text = new StringBuilder();
    String place = "layout.fields[" + field.index() + "]";
    if (!elements.isEmpty()) {
      text.append(
          "      { static const %s values[] = {%s}; std::memcpy(%s + %s.offset, values, sizeof values); }\n"
              .formatted(field.type(), String.join(", ", elements), item, place));
    }
    if (field.hasLength()) {
      text.append(
          "      { std::uint64_t length = %d; std::memcpy(%s + %s.length_offset, &length, sizeof length); }\n"
              .formatted(elements.size(), item, place));
    }
    return text.toString();
  }

  private static void collect(Storage field, JsonNode value, List<String> elements) {
    switch (field.shape()) {
      case Shape.Single() -> elements.add(literal(field.element(), value));
      case Shape.Text(Extent _) -> value.forEach(one -> elements.add("{" + quoted(one) + "}"));
      case Shape.Matrix(Extent _, Extent _) -> {
        for (JsonNode row : value) {
          if (row.isArray()) {
            row.forEach(one -> elements.add(literal(field.element(), one)));
          } else {
            elements.add(literal(field.element(), row));
          }
        }
      }
      case Shape.Vector(Extent _), Shape.Fixed(int _), Shape.AtMost(Extent _) ->
          value.forEach(one -> elements.add(literal(field.element(), one)));
    }
  }

  private static String literal(Element element, JsonNode value) {
    return switch (element) {
      case Structure structure -> {
        Map<String, String> members = new LinkedHashMap<>();
        for (Field field : structure.fields()) {
          JsonNode member = value.get(field.name());
          members.put(
              field.name(), field.isText() ? quoted(member) : literal(field.scalar(), member));
        }
        yield "{" + String.join(", ", members.values()) + "}";
      }
      case Scalar scalar ->
          switch (scalar) {
            case BOOL -> value.asBoolean() ? "1" : "0";
            case C128 -> "{" + value.get(0).asString() + ", " + value.get(1).asString() + "}";
            case U8, I32, U64, F32, F64 -> value.asString();
          };
    };
  }

  private static String quoted(JsonNode value) {
    return '"' + value.asString().replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
