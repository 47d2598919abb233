package assay.sandbox;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A folder for one piece of work, gone when it is closed. */
public record Scratch(Path path) implements AutoCloseable {
  /** Others cannot look around in it, but get to what is theirs below it. */
  private static final Set<PosixFilePermission> PASSABLE =
      PosixFilePermissions.fromString("rwx--x--x");

  public static Scratch in(Path parent, String prefix) throws IOException {
    Files.createDirectories(parent);
    Path folder = Files.createTempDirectory(parent, prefix);
    Files.setPosixFilePermissions(folder, PASSABLE);
    return new Scratch(folder);
  }

  @Override
  public void close() throws IOException {
    delete(path);
  }

  /** Removes a tree; symbolic links in it are removed, not followed. */
  public static void delete(Path tree) throws IOException {
    if (!Files.exists(tree)) {
      return;
    }
    Files.walkFileTree(
        tree,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException problem)
              throws IOException {
            if (problem != null) {
              throw problem;
            }
            Files.delete(folder);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
