package assay.suites.parallel.signature;

import java.util.List;
import java.util.Map;

/** How many elements an argument has and how they lie. */
public sealed interface Shape {
  /** The lengths that depend on the sizes of a call, outermost first. */
  default List<Extent> extents() {
    return switch (this) {
      case Single() -> List.of();
      case Vector(Extent length) -> List.of(length);
      case Matrix(Extent rows, Extent columns) -> List.of(rows, columns);
      case Fixed(int _) -> List.of();
      case AtMost(Extent bound) -> List.of(bound);
      case Text(Extent length) -> List.of(length);
    };
  }

  /** How many elements there are at most in a call of these sizes. */
  default long elements(Map<String, Long> sizes) {
    return switch (this) {
      case Single() -> 1;
      case Fixed(int length) -> length;
      case Vector _, Matrix _, AtMost _, Text _ ->
          extents().stream()
              .mapToLong(extent -> extent.value(sizes))
              .reduce(1, Math::multiplyExact);
    };
  }

  /** One element, not a sequence. */
  record Single() implements Shape {}

  record Vector(Extent length) implements Shape {}

  /** Row-major in one piece of memory. */
  record Matrix(Extent rows, Extent columns) implements Shape {}

  /** A length known when the problem is written. */
  record Fixed(int length) implements Shape {
    public Fixed {
      if (length < 1) {
        throw new IllegalArgumentException("A fixed length must be positive, not " + length + ".");
      }
    }
  }

  /** A result whose length the function decides, up to the bound. */
  record AtMost(Extent bound) implements Shape {}

  /** That many strings, each of its own length. */
  record Text(Extent length) implements Shape {}
}
