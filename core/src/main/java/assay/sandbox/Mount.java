package assay.sandbox;

import java.nio.file.Path;

/**
 * A file or folder of this machine and where the program sees it.
 *
 * @param host absolute path on this machine
 * @param inside absolute path in the sandbox
 */
public record Mount(Path host, Path inside) {
  public Mount {
    if (!host.isAbsolute() || !inside.isAbsolute()) {
      throw new IllegalArgumentException("a mount needs absolute paths: " + host + " → " + inside);
    }
    host = host.normalize();
    inside = inside.normalize();
  }

  /** Seen at the same place on both sides. */
  public static Mount same(Path path) {
    return new Mount(path, path);
  }
}
