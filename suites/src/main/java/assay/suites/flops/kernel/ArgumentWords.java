package assay.suites.flops.kernel;

import assay.suites.flops.cubin.Kernel;
import assay.suites.flops.cubin.Parameter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Arguments as they lie in a kernel's constants, by their offset; pointers are not known. */
final class ArgumentWords {
  private static final int POINTER_BYTES = 8;

  private final Map<Integer, Integer> words = new TreeMap<>();

  private ArgumentWords() {}

  static Map<Integer, Integer> of(Kernel kernel, List<Argument> arguments) {
    List<Parameter> parameters = kernel.parameters();
    if (arguments.size() != parameters.size()) {
      throw new IllegalArgumentException(
          "the kernel takes %d arguments, not %d".formatted(parameters.size(), arguments.size()));
    }
    ArgumentWords all = new ArgumentWords();
    for (int index = 0; index < arguments.size(); index++) {
      Parameter parameter = parameters.get(index);
      all.put(parameter.offset(), parameter.bytes(), arguments.get(index));
    }
    return Map.copyOf(all.words);
  }

  private void put(int offset, int bytes, Argument argument) {
    switch (argument) {
      case Argument.Pointer _ -> {}
      case Argument.Whole(long value) -> put(offset, bytes, value);
      case Argument.Fraction(double value, _) ->
          put(
              offset,
              bytes,
              bytes == Float.BYTES
                  ? Float.floatToRawIntBits((float) value)
                  : Double.doubleToRawLongBits(value));
      case Argument.Structure(List<Argument> members) -> {
        int at = offset;
        for (Argument member : members) {
          int size = size(member);
          at = (at - offset + size - 1) / size * size + offset;
          put(at, size, member);
          at += size;
        }
      }
    }
  }

  private void put(int offset, int bytes, long bits) {
    words.put(offset, (int) bits);
    if (bytes > Integer.BYTES) {
      words.put(offset + Integer.BYTES, (int) (bits >>> Integer.SIZE));
    }
  }

  private static int size(Argument member) {
    return switch (member) {
      case Argument.Pointer _ -> POINTER_BYTES;
      case Argument.Whole _ -> Integer.BYTES;
      case Argument.Fraction(_, boolean single) -> single ? Float.BYTES : Double.BYTES;
      case Argument.Structure _ ->
          throw new IllegalArgumentException("a structure within a structure is not supported");
    };
  }
}
