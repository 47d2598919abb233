package assay.suites.parallel.simt;

import java.util.Locale;

/** How the threads of a block run on the emulated device. */
enum Way {
  /** Each on a stack of its own, for it may wait for others. */
  FIBERS,
  /** One after another. */
  LOOP,
  /** One after another, and nothing but the kernel itself looks at their indices. */
  LONE_LOOP;

  /** Its name in {@code simt/launch.hpp}. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
