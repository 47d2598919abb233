package assay.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** At which commit a checkout is, read from git's files, so that no program of anybody's is run. */
public final class Commit {
  /** What stands for the commit of a folder that is no clone. */
  public static final String UNKNOWN = "unknown";

  private static final int SHORT = 12;

  private Commit() {}

  public static String of(Path folder) {
    try {
      Path git = folder.resolve(".git");
      String head = Files.readString(git.resolve("HEAD")).strip();
      if (!head.startsWith("ref: ")) {
        return head;
      }
      String reference = head.substring("ref: ".length());
      Path loose = git.resolve(reference);
      if (Files.exists(loose)) {
        return Files.readString(loose).strip();
      }
      for (String line : Files.readAllLines(git.resolve("packed-refs"))) {
        if (line.endsWith(" " + reference)) {
          return line.substring(0, line.indexOf(' '));
        }
      }
    } catch (IOException notAClone) {
      return UNKNOWN;
    }
    return UNKNOWN;
  }

  /** As much of it as tells it from others. */
  public static String shortened(String commit) {
    return commit.substring(0, Math.min(SHORT, commit.length()));
  }
}
