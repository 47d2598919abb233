package assay.suites.flops.solver;

import assay.suites.flops.cubin.Kernel;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The constants that a kernel reads: the shape of the launch, its arguments, the compiler's own.
 */
final class Constants {
  private static final int STACK = 0x28;

  /** Any place for the stack will do, as long as it is one. */
  static final int STACK_TOP = 0x00ff_fd00;

  private final Map<Integer, ByteBuffer> banks;
  private final Map<Integer, Integer> launch = new HashMap<>();

  Constants(Kernel kernel, Launch shape) {
    this.banks = kernel.constants();
    Extent[] extents = {shape.block(), shape.grid()};
    for (int which = 0; which < extents.length; which++) {
      launch.put(12 * which, extents[which].x());
      launch.put(12 * which + 4, extents[which].y());
      launch.put(12 * which + 8, extents[which].z());
    }
    launch.put(STACK, STACK_TOP);
    shape.arguments().forEach((offset, word) -> launch.put(kernel.parametersAt() + offset, word));
  }

  /** A word of a bank, where it is known. */
  OptionalInt word(int bank, int offset) {
    if (bank == 0) {
      Integer word = launch.get(offset);
      return word == null ? OptionalInt.empty() : OptionalInt.of(word);
    }
    ByteBuffer bytes = banks.get(bank);
    if (bytes == null || offset < 0 || offset + Integer.BYTES > bytes.limit()) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(bytes.duplicate().order(ByteOrder.LITTLE_ENDIAN).getInt(offset));
  }

  Lanes lanes(int bank, int offset) {
    OptionalInt word = word(bank, offset);
    return word.isPresent() ? Lanes.of(word.getAsInt()) : Lanes.UNKNOWN;
  }
}
