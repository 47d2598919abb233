package assay.suites.parallel.problem;

import assay.pack.Found;
import assay.pack.Place;
import assay.pack.Report;
import assay.pack.Spelling;
import assay.suites.parallel.signature.Argument;
import assay.suites.parallel.signature.Extent;
import assay.suites.parallel.signature.Parameter;
import assay.suites.parallel.signature.Shape;
import assay.suites.parallel.signature.Signature;
import assay.suites.parallel.signature.SizeArgument;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import tools.jackson.databind.JsonNode;

/** Reads one example and checks that its values have the types and lengths of the signature. */
final class ExampleReader {
  private static final String RETURN = "return";

  private final Signature signature;
  private final Map<String, Constraint> where;
  private final Report report;
  private final Map<String, Long> sizes = new HashMap<>();

  private ExampleReader(Signature signature, Map<String, Constraint> where, Report report) {
    this.signature = signature;
    this.where = where;
    this.report = report;
  }

  static Example read(
      Place place, Signature signature, Map<String, Constraint> where, Report report) {
    return new ExampleReader(signature, where, report).read(place);
  }

  private Example read(Place place) {
    Place in = place.entry("in");
    Place out = place.entry("out");
    checkKeys(in, known(true));
    checkKeys(out, known(false));
    bindSizes(in);
    for (Argument argument : signature.arguments()) {
      bindLengths(argument, in);
      bindLengths(argument, out);
    }
    checkSizes(place);
    for (Argument argument : signature.arguments()) {
      if (argument.direction().reads()) {
        check(argument, in.entry(argument.name()));
      }
      if (argument.direction().writes()) {
        check(argument, out.entry(argument.name()));
      }
    }
    signature
        .returns()
        .ifPresent(returned -> ValueCheck.element(out.entry(RETURN), returned, report));
    return new Example(values(in), values(out));
  }

  private List<String> known(boolean in) {
    List<String> known = new ArrayList<>();
    for (Parameter parameter : signature.parameters()) {
      switch (parameter) {
        case SizeArgument size -> {
          if (in) {
            known.add(size.name());
          }
        }
        case Argument argument -> {
          if (in ? argument.direction().reads() : argument.direction().writes()) {
            known.add(argument.name());
          }
        }
      }
    }
    if (!in && signature.returns().isPresent()) {
      known.add(RETURN);
    }
    return known;
  }

  private void checkKeys(Place place, List<String> known) {
    for (Place entry : place.entries()) {
      boolean symbol = place.key().equals("in") && signature.sizes().contains(entry.key());
      if (!symbol && !known.contains(entry.key())) {
        report.add(
            entry,
            "expected one of " + String.join(", ", known) + Spelling.hint(entry.key(), known));
      }
    }
  }

  private void bindSizes(Place in) {
    Map<String, String> symbols = new LinkedHashMap<>();
    signature.sizes().forEach(symbol -> symbols.put(symbol, symbol));
    for (Parameter parameter : signature.parameters()) {
      if (parameter instanceof SizeArgument size) {
        symbols.put(size.name(), size.symbol());
      }
    }
    symbols.forEach(
        (name, symbol) -> {
          in.find(name).ifPresent(place -> bindSize(place, symbol));
        });
  }

  private void bindSize(Place place, String symbol) {
    if (!place.node().isIntegralNumber()
        || !place.node().canConvertToLong()
        || place.node().asLong() < 1) {
      report.add(place, "expected a positive integer, found " + Found.of(place.node()));
      return;
    }
    Long before = sizes.putIfAbsent(symbol, place.node().asLong());
    if (before != null && before != place.node().asLong()) {
      report.add(place, "expected " + symbol + " = " + before + ", found " + place.text());
    }
  }

  private void bindLengths(Argument argument, Place side) {
    if (argument.shape() instanceof Shape.AtMost) {
      return;
    }
    JsonNode level = side.entry(argument.name()).node();
    for (Extent extent : argument.shape().extents()) {
      if (level.isArray() && extent instanceof Extent.Symbol(String symbol)) {
        sizes.putIfAbsent(symbol, (long) level.size());
      }
      level = level.path(0);
    }
  }

  private void checkSizes(Place place) {
    sizes.forEach(
        (symbol, size) -> {
          Constraint constraint = where.getOrDefault(symbol, new Constraint.AtLeast(1));
          if (!constraint.holds(size)) {
            report.add(
                place, "expected " + symbol + " to be " + constraint.spec() + ", found " + size);
          }
        });
  }

  private void check(Argument argument, Place place) {
    if (!place.exists()) {
      report.add(place, "expected a value for this argument, found nothing");
      return;
    }
    SequencedSet<String> symbols = new LinkedHashSet<>();
    argument.shape().extents().forEach(extent -> extent.collect(symbols));
    symbols.removeAll(sizes.keySet());
    if (symbols.isEmpty()) {
      checkValue(argument, place);
    } else {
      report.add(
          place,
          "expected 'in' to give the size "
              + symbols.getFirst()
              + ", because no argument's length does");
    }
  }

  private void checkValue(Argument argument, Place place) {
    try {
      ValueCheck.argument(place, argument, sizes, report);
    } catch (ArithmeticException _) {
      report.add(place, "expected sizes for which the length of this argument fits");
    }
  }

  private static Map<String, JsonNode> values(Place place) {
    Map<String, JsonNode> values = new LinkedHashMap<>();
    for (Place entry : place.entries()) {
      values.put(entry.key(), entry.node());
    }
    return values;
  }
}
