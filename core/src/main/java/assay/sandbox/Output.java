package assay.sandbox;

import java.nio.file.Path;

/**
 * Where a program's output and the launcher's report go. The files are made anew and must lie where
 * the program cannot write.
 */
public record Output(Path stdout, Path stderr, Path report) {
  /** Three files in the folder, which must exist. */
  public static Output in(Path folder) {
    return new Output(
        folder.resolve("stdout.txt"), folder.resolve("stderr.txt"), folder.resolve("report.json"));
  }
}
