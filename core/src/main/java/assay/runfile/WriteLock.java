package assay.runfile;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.runfile.RunFileException.Problem;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * The right to write a run file: a locked file beside it that names the process. The run file
 * itself is left to SQLite, whose locks the system drops when a process closes any descriptor of
 * the file; for the same reason this process remembers what it holds instead of looking.
 */
final class WriteLock implements AutoCloseable {
  private static final int TRIES = 10;
  private static final Set<Path> HELD = new HashSet<>();

  private final Path path;
  private final RandomAccessFile file;
  private boolean released;

  private WriteLock(Path path, RandomAccessFile file) {
    this.path = path;
    this.file = file;
  }

  /** Takes the lock of the run file, or says who holds it. */
  static WriteLock of(Path runFile) {
    for (int i = 0; i < TRIES; i++) {
      Optional<WriteLock> lock = attempt(runFile);
      if (lock.isPresent()) {
        return lock.get();
      }
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
    }
    throw new RunFileException(
        Problem.LOCKED,
        runFile + " is being written by " + holder(beside(runFile)) + "; wait or use --new.");
  }

  /** Whether some process, this one included, is writing the run file. */
  static boolean held(Path runFile) {
    Path path = beside(runFile);
    synchronized (HELD) {
      if (HELD.contains(path)) {
        return true;
      }
      if (!Files.exists(path)) {
        return false;
      }
      try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
        return file.getChannel().tryLock(0, Long.MAX_VALUE, true) == null;
      } catch (IOException unreadable) {
        return false;
      }
    }
  }

  @Override
  public void close() {
    synchronized (HELD) {
      if (released) {
        return;
      }
      released = true;
      HELD.remove(path);
      try (file) {
        Files.deleteIfExists(path);
      } catch (IOException leftBehind) {
        // A lock file that stays is harmless: nobody holds it.
      }
    }
  }

  private static Optional<WriteLock> attempt(Path runFile) {
    Path path = beside(runFile);
    synchronized (HELD) {
      if (HELD.contains(path)) {
        return Optional.empty();
      }
      try {
        return lock(path);
      } catch (IOException e) {
        throw new RunFileException(
            Problem.UNWRITABLE,
            runFile
                + " cannot be locked for writing ("
                + e.getMessage()
                + "); choose a folder on a local disk that you can write.",
            e);
      }
    }
  }

  /**
   * A lock counts only on the file that still bears the name: its last holder may have removed it
   * after it was opened here.
   */
  private static Optional<WriteLock> lock(Path path) throws IOException {
    if (!Files.exists(path)) {
      new RandomAccessFile(path.toFile(), "rw").close();
    }
    Optional<Object> before = identity(path);
    RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
    boolean kept = false;
    try {
      FileLock lock = file.getChannel().tryLock();
      kept = lock != null && identity(path).equals(before);
      if (!kept) {
        return Optional.empty();
      }
      HELD.add(path);
      sign(file);
      return Optional.of(new WriteLock(path, file));
    } finally {
      if (!kept) {
        file.close();
      }
    }
  }

  private static Optional<Object> identity(Path path) throws IOException {
    try {
      return Optional.ofNullable(Files.readAttributes(path, BasicFileAttributes.class).fileKey());
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }

  private static void sign(RandomAccessFile file) {
    try {
      file.setLength(0);
      file.write((ProcessHandle.current().pid() + "\n" + host()).getBytes(UTF_8));
    } catch (IOException full) {
      // The lock holds all the same; it only cannot say whose it is.
    }
  }

  private static String holder(Path path) {
    synchronized (HELD) {
      if (HELD.contains(path)) {
        return "this process already";
      }
      try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
        String[] lines = read(file).split("\n", -1);
        if (lines.length < 2) {
          return "another process";
        }
        String where = lines[1].equals(host()) ? "" : " on " + lines[1];
        return "process " + lines[0] + where;
      } catch (IOException unreadable) {
        return "another process";
      }
    }
  }

  private static Path beside(Path runFile) {
    return runFile.resolveSibling(runFile.getFileName() + ".lock");
  }

  private static String host() {
    try {
      return Files.readString(Path.of("/proc/sys/kernel/hostname")).strip();
    } catch (IOException notLinux) {
      return "";
    }
  }

  private static String read(RandomAccessFile file) throws IOException {
    byte[] bytes = new byte[Math.toIntExact(Math.min(file.length(), 1000))];
    file.readFully(bytes);
    return new String(bytes, UTF_8);
  }
}
