package assay.suites.parallel.glue;

import assay.suites.parallel.problem.Example;
import assay.suites.parallel.signature.Argument;
import assay.suites.parallel.signature.Extent;
import assay.suites.parallel.signature.Shape;
import assay.suites.parallel.signature.Signature;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** The sizes an example implies by the lengths of its values. */
final class ExampleSizes {
  private ExampleSizes() {}

  static Map<String, Long> of(Example example, Signature signature) {
    Map<String, Long> sizes = new LinkedHashMap<>();
    example.in().forEach((name, value) -> sizes.putIfAbsent(name, value.asLong(0)));
    sizes.keySet().retainAll(signature.sizes());
    for (Argument argument : signature.arguments()) {
      JsonNode value = example.in().get(argument.name());
      if (value == null) {
        value = example.out().get(argument.name());
      }
      if (value == null) {
        continue;
      }
      switch (argument.shape()) {
        case Shape.Vector(Extent length) -> learn(length, value.size(), sizes);
        case Shape.Text(Extent length) -> learn(length, value.size(), sizes);
        case Shape.Matrix(Extent rows, Extent columns) -> {
          learn(rows, value.size(), sizes);
          learn(columns, value.isEmpty() ? 0 : value.get(0).size(), sizes);
        }
        case Shape.Single(), Shape.Fixed(int _), Shape.AtMost(Extent _) -> {}
      }
    }
    return sizes;
  }

  private static void learn(Extent extent, long length, Map<String, Long> sizes) {
    if (extent instanceof Extent.Symbol(String name)) {
      sizes.putIfAbsent(name, length);
    }
  }
}
