package assay.sandbox;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * One mounted tree of control groups and the folder in it below which groups can be made.
 *
 * @param unified whether it is version 2, whose one tree holds every controller
 */
record Hierarchy(Path parent, boolean unified) {
  private static final Duration YOUNG = Duration.ofMinutes(1);

  /** Offers the controllers to the groups below, where the kernel lets us. */
  void offerControllers() {
    if (unified) {
      for (String controller : List.of("+memory", "+pids")) {
        writeIfPossible(parent.resolve("cgroup.subtree_control"), controller);
      }
    }
  }

  /**
   * Removes the empty groups of processes that were killed. Their names hold the process; a young
   * group may be that of one we cannot see.
   */
  void removeAbandoned(String prefix) {
    Instant old = Instant.now().minus(YOUNG);
    try (DirectoryStream<Path> groups = Files.newDirectoryStream(parent, prefix + "*-*")) {
      for (Path group : groups) {
        String process = String.valueOf(group.getFileName()).split("-", -1)[1];
        boolean gone =
            process.matches("[0-9]{1,9}") && ProcessHandle.of(Long.parseLong(process)).isEmpty();
        if (gone && Files.getLastModifiedTime(group).toInstant().isBefore(old)) {
          removeIfEmpty(group);
        }
      }
    } catch (IOException unreadable) {
      // They take no room to speak of.
    }
  }

  private static void removeIfEmpty(Path group) throws IOException {
    try (DirectoryStream<Path> inner = Files.newDirectoryStream(group, Files::isDirectory)) {
      for (Path one : inner) {
        removeIfEmpty(one);
      }
    }
    try {
      Files.delete(group);
    } catch (IOException stillInUse) {
      // A process of it is on its way out, or was never fetched by its parent.
    }
  }

  /** Makes the group and sets what limits it has files for. */
  Set<Protection> create(String name, Limits limits) throws IOException {
    return limit(Files.createDirectory(parent.resolve(name)), limits);
  }

  /** What was limited is what the group has files for. */
  Set<Protection> limit(Path folder, Limits limits) {
    String memory = limits.memoryMb() > 0 ? Long.toString((long) limits.memoryMb() << 20) : "";
    String processes = limits.processes() > 0 ? Integer.toString(limits.processes() + 8) : "";
    Set<Protection> set = EnumSet.noneOf(Protection.class);
    String memoryFile = unified ? "memory.max" : "memory.limit_in_bytes";
    if (!memory.isEmpty() && writeIfPossible(folder.resolve(memoryFile), memory)) {
      set.add(Protection.MEMORY_GROUP);
      if (unified) {
        writeIfPossible(folder.resolve("memory.swap.max"), "0");
      } else {
        writeIfPossible(folder.resolve("memory.memsw.limit_in_bytes"), memory);
      }
    }
    if (!processes.isEmpty() && writeIfPossible(folder.resolve("pids.max"), processes)) {
      set.add(Protection.PROCESS_GROUP);
    }
    if (Files.isWritable(folder.resolve(freezerFile()))) {
      set.add(Protection.FREEZER);
    }
    return set;
  }

  /** Writing 1 and 0, or FROZEN and THAWED in version 1, to it stops and continues the group. */
  String freezerFile() {
    return unified ? "cgroup.freeze" : "freezer.state";
  }

  /** Whether the kernel had to kill a process of the group for its memory. */
  boolean ranOutOfMemory(String name) throws IOException {
    Path events = parent.resolve(name).resolve(unified ? "memory.events" : "memory.oom_control");
    if (!Files.exists(events)) {
      return false;
    }
    for (String line : Files.readAllLines(events)) {
      if (line.startsWith("oom_kill ")) {
        return Long.parseLong(line.substring("oom_kill ".length()).strip()) > 0;
      }
    }
    return false;
  }

  private static boolean writeIfPossible(Path file, String text) {
    if (!Files.isWritable(file)) {
      return false;
    }
    try {
      Files.writeString(file, text);
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
