package assay.suites.parallel.glue;

import assay.suites.parallel.problem.Comparison;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.signature.Signature;
import java.util.List;

/**
 * {@code glue.cpp}: ties a problem's input maker, reference and comparison to the judge, which
 * knows only items of bytes.
 */
public final class JudgeGlue {
  private JudgeGlue() {}

  public static String of(Problem problem) {
    Signature signature = problem.signature();
    List<Storage> fields = Storage.of(signature);
    return """
    // Generated from the problem's signature.
    #include "problem_interface.hpp"

    #include "call.hpp"

    namespace assay {

    namespace {

    Sizes sizes_of(Extents extents) {
      (void)extents;
      return Sizes{%s};
    }

    // A length as found, capped at what the storage holds: the judge has already refused any other.
    [[maybe_unused]] std::uint64_t capped(const std::byte* word, std::uint64_t most) {
      std::uint64_t found;
      std::memcpy(&found, word, sizeof found);
      return std::min(found, most);
    }

    Arguments arguments_of(std::byte* item, const Layout& layout) {
      return Arguments{%s};
    }

    }  // namespace

    Layout layout(Extents extents) { return layout_of(sizes_of(extents)); }

    void make(std::byte* item, Extents extents, Random& random, std::string_view distribution) {
      Sizes sizes = sizes_of(extents);
      Arguments arguments = arguments_of(item, layout_of(sizes));
      problem::make(arguments, sizes, random, distribution);
    }

    void expect(std::byte* item, Extents extents) {
      Sizes sizes = sizes_of(extents);
      Layout layout = layout_of(sizes);
      lend(item, layout.stride);
      Prepared(item, layout, sizes).invoke(&::%s);
      lend(nullptr, 0);
    }

    bool agree(std::byte* input_item, std::byte* expected_item, std::byte* got_item, Extents extents, Difference& difference) {
      Sizes sizes = sizes_of(extents);
      Layout layout = layout_of(sizes);
      [[maybe_unused]] Arguments input = arguments_of(input_item, layout);
      Arguments expected = arguments_of(expected_item, layout);
      Arguments got = arguments_of(got_item, layout);
    %s}

    %s
    }  // namespace assay
    """
        .formatted(
            RunnerShim.sizeList(signature, "extents"),
            members(fields),
            signature.function(),
            comparison(problem.comparison(), fields),
            ExampleSource.of(problem));
  }

  private static String members(List<Storage> fields) {
    StringBuilder text = new StringBuilder();
    for (Storage field : fields) {
      String place = "layout.fields[" + field.index() + "]";
      String pointer = "reinterpret_cast<%s*>(item + %s.offset)".formatted(field.type(), place);
      String span = "{%s, %s.elements}".formatted(pointer, place);
      String word = "item + " + place + ".length_offset";
      String member;
      if (field.single()) {
        member = "*" + pointer;
      } else if (field.bounded()) {
        member =
            "{%s, reinterpret_cast<std::uint64_t*>(%s), capped(%s, %s.elements)}"
                .formatted(span, word, word, place);
      } else {
        member = span;
      }
      text.append(text.isEmpty() ? "" : ", ").append(member);
    }
    return text.toString();
  }

  private static String comparison(Comparison comparison, List<Storage> fields) {
    return switch (comparison) {
      case Comparison.Verifier _ ->
          "  return problem::check(input, expected, got, sizes, difference);\n";
      case Comparison.Exact _ -> "  return " + each(fields, "exact", "") + ";\n";
      case Comparison.Norm(double tolerance, String scale) -> {
        boolean own = scale.equals("terms");
        StringBuilder text = new StringBuilder();
        if (own) {
          text.append("  double scale = problem::scale(input, sizes);\n");
        } else {
          text.append("  double scale = 0;\n");
          for (Storage field : fields) {
            if (field.writes()) {
              text.append("  scale = std::max(scale, magnitude(expected." + field.name() + "));\n");
            }
          }
        }
        yield text + "  return " + each(fields, "close", ", " + tolerance + ", scale") + ";\n";
      }
    };
  }

  private static String each(List<Storage> fields, String comparison, String more) {
    StringBuilder text = new StringBuilder();
    for (Storage field : fields) {
      if (field.writes()) {
        text.append(text.isEmpty() ? "" : " && ")
            .append(
                "%1$s(\"%2$s\", expected.%2$s, got.%2$s%3$s, difference)"
                    .formatted(comparison, field.name(), more));
      }
    }
    return text.toString();
  }
}
