package assay.suites.flops.gpuflopbench;

import assay.suites.flops.kernel.Kind;
import java.util.Locale;

/** Whether a program is as it was found. */
public enum Variant {
  ORIGINAL,
  /** Every {@code float} in its text has become {@code double}, or the reverse. */
  SWAPPED;

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** A text of the original as it is in this variant of a kernel that is said to be of the kind. */
  String of(String text, Kind kind) {
    return switch (this) {
      case ORIGINAL -> text;
      case SWAPPED ->
          kind == Kind.SINGLE ? text.replace("double", "float") : text.replace("float", "double");
    };
  }
}
