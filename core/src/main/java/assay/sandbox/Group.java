package assay.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/** The control group of one run, one folder in each tree. Closing it removes them. */
public final class Group implements AutoCloseable {
  private static final int ATTEMPTS = 50;
  private static final long PAUSE_NANOS = 2_000_000;

  private final String name;
  private final List<Hierarchy> hierarchies;

  Group(String name, List<Hierarchy> hierarchies) {
    this.name = name;
    this.hierarchies = List.copyOf(hierarchies);
  }

  String name() {
    return name;
  }

  /** What a process must join before it gives up its rights. */
  public List<Path> folders() {
    return hierarchies.stream().map(hierarchy -> hierarchy.parent().resolve(name)).toList();
  }

  /**
   * The file that freezes the group: {@code cgroup.freeze} takes 1 and 0, {@code freezer.state}
   * takes FROZEN and THAWED.
   */
  public Optional<Path> freezer() {
    for (Hierarchy hierarchy : hierarchies) {
      Path file = hierarchy.parent().resolve(name).resolve(hierarchy.freezerFile());
      if (Files.isWritable(file)) {
        return Optional.of(file);
      }
    }
    return Optional.empty();
  }

  /** Its folder in the version 2 tree, below which further groups can be made and frozen. */
  public Optional<Path> unified() {
    for (Hierarchy hierarchy : hierarchies) {
      if (hierarchy.unified()) {
        return Optional.of(hierarchy.parent().resolve(name));
      }
    }
    return Optional.empty();
  }

  /** Whether the kernel had to kill a process of the group for its memory. */
  public boolean ranOutOfMemory() throws IOException {
    for (Hierarchy hierarchy : hierarchies) {
      if (hierarchy.ranOutOfMemory(name)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void close() {
    folders().forEach(Group::remove);
  }

  /** The last process may still be on its way out. What cannot be removed is empty and harmless. */
  private static void remove(Path folder) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        Files.deleteIfExists(folder);
        return;
      } catch (IOException e) {
        LockSupport.parkNanos(PAUSE_NANOS);
      }
    }
  }
}
