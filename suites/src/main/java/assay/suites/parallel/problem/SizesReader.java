package assay.suites.parallel.problem;

import assay.pack.Place;
import assay.pack.Report;
import assay.pack.Spelling;
import assay.suites.parallel.signature.Argument;
import assay.suites.parallel.signature.Extent;
import assay.suites.parallel.signature.Signature;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the sizes of a problem and what they must satisfy. */
final class SizesReader {
  private final Signature signature;
  private final Report report;

  SizesReader(Signature signature, Report report) {
    this.signature = signature;
    this.report = report;
  }

  Map<String, Constraint> where(Place place) {
    Map<String, Constraint> where = new LinkedHashMap<>();
    for (Place entry : place.entries()) {
      checkSymbol(entry);
      Optional<Constraint> constraint = Constraint.parse(entry.text());
      if (constraint.isEmpty()) {
        report.add(entry, "expected \">= k\", power of two or even, found '" + entry.text() + "'");
      }
      constraint.ifPresent(known -> where.put(entry.key(), known));
    }
    return where;
  }

  Sizes sizes(Place place, Map<String, Constraint> where) {
    List<Map<String, Long>> test = new ArrayList<>();
    for (Place one : place.entry("test").items()) {
      test.add(size(one, where));
    }
    return new Sizes(test, size(place.entry("timed"), where));
  }

  private Map<String, Long> size(Place place, Map<String, Constraint> where) {
    Map<String, Long> size = new LinkedHashMap<>();
    for (Place entry : place.entries()) {
      checkSymbol(entry);
      size.put(entry.key(), entry.node().asLong());
      check(entry, where);
    }
    boolean complete = true;
    for (String symbol : signature.sizes()) {
      if (!size.containsKey(symbol)) {
        report.add(place.entry(symbol), "expected a value for this size, found nothing");
        complete = false;
      }
    }
    if (complete) {
      checkLengths(place, size);
    }
    return size;
  }

  private void check(Place entry, Map<String, Constraint> where) {
    Constraint constraint = where.get(entry.key());
    if (constraint != null && !constraint.holds(entry.node().asLong())) {
      report.add(entry, "expected " + constraint.spec() + ", found " + entry.text());
    }
  }

  private void checkSymbol(Place entry) {
    if (!signature.sizes().contains(entry.key())) {
      report.add(
          entry,
          "expected a size of the signature ("
              + String.join(", ", signature.sizes())
              + "), found '"
              + entry.key()
              + "'"
              + Spelling.hint(entry.key(), signature.sizes()));
    }
  }

  private void checkLengths(Place place, Map<String, Long> size) {
    for (Argument argument : signature.arguments()) {
      try {
        long length = 1;
        for (Extent extent : argument.shape().extents()) {
          length = Math.multiplyExact(length, extent.value(size));
        }
      } catch (ArithmeticException _) {
        report.add(place, "expected sizes for which the length of " + argument.name() + " fits");
      }
    }
  }
}
