package assay.cli;

import assay.sandbox.Scratch;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * This process's own folder for work in progress, gone when it is closed. What processes that were
 * killed left behind is removed by the next one: nobody holds the lock in it any more.
 */
final class Workplace implements AutoCloseable {
  private static final String LOCK = "lock";

  private final Scratch folder;
  private final FileChannel lock;

  private Workplace(Scratch folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  static Workplace in(Path parent) throws IOException {
    Scratch folder = Scratch.in(parent, "process-");
    FileChannel lock =
        FileChannel.open(
            folder.path().resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    lock.lock();
    removeAbandoned(parent, folder.path());
    return new Workplace(folder, lock);
  }

  Path path() {
    return folder.path();
  }

  private static void removeAbandoned(Path parent, Path own) throws IOException {
    try (DirectoryStream<Path> others = Files.newDirectoryStream(parent, "process-*")) {
      for (Path other : others) {
        if (!other.equals(own)) {
          removeIfAbandoned(other);
        }
      }
    }
  }

  private static void removeIfAbandoned(Path other) {
    try (FileChannel channel = FileChannel.open(other.resolve(LOCK), StandardOpenOption.WRITE)) {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        Scratch.delete(other);
      }
    } catch (IOException | OverlappingFileLockException notOurs) {
      // Just being made, just being removed, or somebody else's.
    }
  }

  @Override
  public void close() {
    try (lock) {
      folder.close();
    } catch (IOException left) {
      // The next process removes it.
    }
  }
}
