package assay.suites.kernels.kernelbench;

import java.nio.file.Path;

/**
 * A problem of a checkout.
 *
 * @param number it has in its level
 * @param name its file's, without the ending, such as {@code 19_ReLU}
 */
record Problem(int level, int number, String name, Path file) {
  /** Such as {@code level1/19_ReLU}. */
  String id() {
    return "level%d/%s".formatted(level, name);
  }
}
