package assay.suites.parallel.glue;

import assay.suites.parallel.signature.Cpu;
import assay.suites.parallel.signature.Signature;
import java.util.List;
import java.util.StringJoiner;

/** {@code problem.hpp}: the types in which a problem's own C++ file speaks, and where they lie. */
public final class ProblemHeader {
  private ProblemHeader() {}

  public static String of(Signature signature, String preamble) {
    List<Storage> fields = Storage.of(signature);
    return """
    // Generated from the problem's signature.
    #pragma once

    #include "compare.hpp"
    #include "layout.hpp"
    #include "random.hpp"
    #include "serial.hpp"

    #include <span>
    #include <string_view>

    %s
    %s;

    struct Sizes {
    %s};

    struct Arguments {
    %s};

    namespace problem {

    void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution);
    double scale(const Arguments& input, const Sizes& sizes);
    bool check(const Arguments& input, const Arguments& expected, const Arguments& got, const Sizes& sizes, assay::Difference& difference);

    }  // namespace problem

    namespace assay {

    inline Layout layout_of(const Sizes& assay_sizes) {
    %s  Layout assay_layout;
    %s  return assay_layout;
    }

    }  // namespace assay
    """
        .formatted(
            preamble,
            Cpu.declaration(signature),
            sizeMembers(signature),
            argumentMembers(fields),
            unpackedSizes(signature),
            layoutLines(fields));
  }

  /** Brings the size symbols into scope under their own names. */
  private static String unpackedSizes(Signature signature) {
    if (signature.sizes().isEmpty()) {
      return "  (void)assay_sizes;\n";
    }
    StringJoiner names = new StringJoiner(", ");
    signature.sizes().forEach(names::add);
    return "  [[maybe_unused]] const auto& [" + names + "] = assay_sizes;\n";
  }

  private static String sizeMembers(Signature signature) {
    StringBuilder text = new StringBuilder();
    for (String symbol : signature.sizes()) {
      text.append("  std::uint64_t ").append(symbol).append(";\n");
    }
    return text.toString();
  }

  private static String argumentMembers(List<Storage> fields) {
    StringBuilder text = new StringBuilder();
    for (Storage field : fields) {
      String type =
          field.single()
              ? field.type() + "&"
              : (field.bounded() ? "assay::Bounded<" : "std::span<") + field.type() + ">";
      text.append("  ").append(type).append(' ').append(field.name()).append(";\n");
    }
    return text.toString();
  }

  private static String layoutLines(List<Storage> fields) {
    StringBuilder text = new StringBuilder();
    for (Storage field : fields) {
      String direction = field.direction().name().toLowerCase(java.util.Locale.ROOT);
      String length = field.bounded() ? "bounded" : field.hasLength() ? "given" : "none";
      text.append(
          "  assay_layout.add(\"%s\", Direction::%s, Length::%s, sizeof(%s), %s%s);\n"
              .formatted(
                  field.name(),
                  direction,
                  length,
                  field.type(),
                  field.count(),
                  field.returned() ? ", true" : ""));
    }
    return text.toString();
  }
}
