package assay.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Whose processes the confined programs are: the caller's own, or, when the caller is root, those
 * of a user nobody else is, one per slot, because the kernel counts processes per user.
 */
record Identity(boolean root) {
  static final int SLOTS = 184;
  private static final int FIRST_USER = 61_000;

  static Identity current() {
    try {
      return new Identity(
          Files.getAttribute(Path.of("/proc/self"), "unix:uid") instanceof Integer uid && uid == 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int user(int slot) {
    return FIRST_USER + slot;
  }

  /** Whether the confined program's user can get as far as the path's parent folder. */
  boolean reaches(Path path) {
    if (!root) {
      return true;
    }
    try {
      for (Path above = path.toRealPath().getParent(); above != null; above = above.getParent()) {
        if (!Files.getPosixFilePermissions(above).contains(PosixFilePermission.OTHERS_EXECUTE)) {
          return false;
        }
      }
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Hands the folder over to the slot's user, and closes it to everybody else. */
  void give(Path folder, int slot) throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    if (root) {
      Files.setAttribute(folder, "unix:uid", user(slot), LinkOption.NOFOLLOW_LINKS);
      Files.setAttribute(folder, "unix:gid", user(slot), LinkOption.NOFOLLOW_LINKS);
    }
  }
}
