package assay.suites.parallel.problem;

import assay.pack.Found;
import assay.pack.Place;
import assay.pack.Report;
import assay.suites.parallel.signature.Argument;
import assay.suites.parallel.signature.Element;
import assay.suites.parallel.signature.Extent;
import assay.suites.parallel.signature.Field;
import assay.suites.parallel.signature.Scalar;
import assay.suites.parallel.signature.Shape;
import assay.suites.parallel.signature.Structure;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Checks that a value in an example has the type the signature gives it. */
final class ValueCheck {
  private ValueCheck() {}

  static void argument(Place place, Argument argument, Map<String, Long> sizes, Report report) {
    Element element = argument.element();
    switch (argument.shape()) {
      case Shape.Single() -> element(place, element, report);
      case Shape.Vector(Extent length) -> {
        if (hasLength(place, length, sizes, report)) {
          elements(place, element, report);
        }
      }
      case Shape.Fixed(int length) -> {
        if (hasLength(place, new Extent.Literal(length), sizes, report)) {
          elements(place, element, report);
        }
      }
      case Shape.AtMost(Extent bound) -> {
        if (!place.node().isArray() || place.node().size() > bound.value(sizes)) {
          report.add(
              place,
              "expected a list of at most " + counted(bound, sizes) + ", found " + length(place));
        } else {
          elements(place, element, report);
        }
      }
      case Shape.Matrix(Extent rows, Extent columns) -> {
        if (hasLength(place, rows, sizes, report)) {
          for (Place row : place.items()) {
            if (hasLength(row, columns, sizes, report)) {
              elements(row, element, report);
            }
          }
        }
      }
      case Shape.Text(Extent length) -> {
        if (hasLength(place, length, sizes, report)) {
          for (Place item : place.items()) {
            if (!item.node().isString()) {
              report.add(item, "expected a text, found " + Found.of(item.node()));
            }
          }
        }
      }
    }
  }

  static void element(Place place, Element element, Report report) {
    switch (element) {
      case Scalar scalar -> scalar(place, scalar, report);
      case Structure structure -> structure(place, structure, report);
    }
  }

  private static void elements(Place place, Element element, Report report) {
    for (Place item : place.items()) {
      element(item, element, report);
    }
  }

  private static void structure(Place place, Structure structure, Report report) {
    JsonNode node = place.node();
    boolean complete = node.isObject() && node.size() == structure.fields().size();
    for (Field field : structure.fields()) {
      complete = complete && node.has(field.name());
    }
    if (!complete) {
      report.add(
          place, "expected a map with the fields " + names(structure) + ", found " + keys(node));
      return;
    }
    for (Field field : structure.fields()) {
      Place value = place.entry(field.name());
      if (field.isText()) {
        text(value, field.chars(), report);
      } else {
        scalar(value, field.scalar(), report);
      }
    }
  }

  private static void text(Place place, int chars, Report report) {
    JsonNode node = place.node();
    if (!node.isString() || node.asString().getBytes(StandardCharsets.UTF_8).length >= chars) {
      report.add(
          place,
          "expected a text of at most " + (chars - 1) + " bytes, found " + Found.of(place.node()));
    }
  }

  private static void scalar(Place place, Scalar scalar, Report report) {
    JsonNode node = place.node();
    String expected =
        switch (scalar) {
          case BOOL -> node.isBoolean() ? "" : "true or false";
          case U8 -> isWhole(node, 0, 255) ? "" : "a u8";
          case I32 -> isWhole(node, Integer.MIN_VALUE, Integer.MAX_VALUE) ? "" : "an i32";
          case U64 -> isU64(node) ? "" : "a u64";
          case F32, F64 -> node.isNumber() ? "" : "a number";
          case C128 -> isComplex(node) ? "" : "a complex number as [real, imaginary]";
        };
    if (!expected.isEmpty()) {
      report.add(place, "expected " + expected + ", found " + Found.of(node));
    }
  }

  private static boolean isWhole(JsonNode node, long least, long most) {
    return node.isIntegralNumber()
        && node.canConvertToLong()
        && node.longValue() >= least
        && node.longValue() <= most;
  }

  private static boolean isU64(JsonNode node) {
    return node.isIntegralNumber()
        && node.bigIntegerValue().signum() >= 0
        && node.bigIntegerValue().bitLength() <= Long.SIZE;
  }

  private static boolean isComplex(JsonNode node) {
    return node.isArray() && node.size() == 2 && node.get(0).isNumber() && node.get(1).isNumber();
  }

  private static boolean hasLength(
      Place place, Extent length, Map<String, Long> sizes, Report report) {
    if (place.node().isArray() && place.node().size() == length.value(sizes)) {
      return true;
    }
    report.add(place, "expected a list of " + counted(length, sizes) + ", found " + length(place));
    return false;
  }

  private static String counted(Extent extent, Map<String, Long> sizes) {
    String value = Long.toString(extent.value(sizes));
    return extent instanceof Extent.Literal ? value : value + " (" + extent.spec() + ")";
  }

  private static String length(Place place) {
    JsonNode node = place.node();
    return node.isArray() && !node.isEmpty() ? "one of " + node.size() : Found.of(node);
  }

  private static String names(Structure structure) {
    return String.join(", ", structure.fields().stream().map(Field::name).toList());
  }

  private static String keys(JsonNode node) {
    return node.isObject() && !node.isEmpty()
        ? String.join(", ", node.propertyNames())
        : Found.of(node);
  }
}
