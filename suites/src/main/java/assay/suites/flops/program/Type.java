package assay.suites.flops.program;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A type as far as it is told.
 *
 * @param name without qualifiers and template arguments, such as {@code double} or {@code
 *     cub::BlockScan}
 * @param depth how often it can be indexed or followed
 */
public record Type(String name, int depth, boolean reference, boolean shared) {
  /** What numbers of a type are. */
  public enum Numeric {
    FLOATING,
    WHOLE,
    /** It cannot be told, or it is no number. */
    UNTOLD
  }

  public static final Type UNTOLD = of("?");
  public static final Type INT = of("int");
  public static final Type FLOAT = of("float");
  public static final Type DOUBLE = of("double");

  private static final Set<String> FLOATING =
      Set.of("float", "double", "long double", "half", "__half", "__nv_bfloat16", "float_t");
  private static final Set<String> WHOLE =
      Set.of("bool", "size_t", "ptrdiff_t", "uint", "wchar_t", "clock_t", "uchar", "ushort");
  private static final Pattern WHOLE_WORDS =
      Pattern.compile("((unsigned|signed|int|long|short|char)\\b ?)+|u?int(8|16|32|64)_t");
  private static final Pattern VECTOR =
      Pattern.compile("(float|double|u?int|u?char|u?short|u?long(long)?)[1-4]|dim3");

  public static Type of(String name) {
    return new Type(name, 0, false, false);
  }

  public Type deeper(int more) {
    return new Type(name, Math.max(depth + more, 0), reference && more == 0, shared);
  }

  public Numeric number() {
    if (depth > 0) {
      return Numeric.UNTOLD;
    }
    String plain = name.startsWith("std::") ? name.substring(5) : name;
    if (FLOATING.contains(plain)) {
      return Numeric.FLOATING;
    }
    return WHOLE.contains(plain) || WHOLE_WORDS.matcher(plain).matches()
        ? Numeric.WHOLE
        : Numeric.UNTOLD;
  }

  /** Whether it is one of CUDA's small vectors. */
  public boolean isVector() {
    return VECTOR.matcher(name).matches();
  }

  /** The type of a component of a small vector. */
  public Type component() {
    String plain = name.toLowerCase(Locale.ROOT);
    return plain.startsWith("float") ? FLOAT : plain.startsWith("double") ? DOUBLE : INT;
  }

  /** What an operation on both gives. */
  public Type joined(Type other) {
    if (depth > 0) {
      return this;
    }
    if (other.depth > 0) {
      return other;
    }
    if (number() == Numeric.FLOATING || other.number() == Numeric.FLOATING) {
      return name.equals("double") || other.name.equals("double") ? DOUBLE : FLOAT;
    }
    return number() == Numeric.WHOLE && other.number() == Numeric.WHOLE ? this : UNTOLD;
  }
}
