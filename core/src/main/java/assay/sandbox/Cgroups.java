package assay.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The control groups this machine lets us make: version 2, version 1, a mixture, or none. They are
 * a second line only; nothing is promised because of them.
 */
public final class Cgroups {
  private static final Set<String> USEFUL = Set.of("memory", "pids", "freezer");
  private static final AtomicLong COUNTER = new AtomicLong();

  private final List<Hierarchy> hierarchies;
  private final Set<Protection> protections;

  private Cgroups(List<Hierarchy> hierarchies, Set<Protection> protections) {
    this.hierarchies = List.copyOf(hierarchies);
    this.protections = Set.copyOf(protections);
  }

  public static Cgroups none() {
    return new Cgroups(List.of(), Set.of());
  }

  /** Finds out by making and removing a group in each tree. */
  public static Cgroups detect() {
    try {
      return detect(
          Files.readAllLines(Path.of("/proc/self/mountinfo")),
          Files.readAllLines(Path.of("/proc/self/cgroup")));
    } catch (IOException e) {
      return none();
    }
  }

  static Cgroups detect(List<String> mounts, List<String> memberships) {
    List<Hierarchy> usable = new ArrayList<>();
    Set<Protection> protections = EnumSet.noneOf(Protection.class);
    Set<Path> seen = new HashSet<>();
    for (Mounted mounted : mounted(mounts, memberships)) {
      Hierarchy best = null;
      Set<Protection> gained = Set.of();
      for (Path parent : mounted.candidates()) {
        Hierarchy hierarchy = new Hierarchy(parent, mounted.unified());
        Set<Protection> tried = tryOut(hierarchy);
        if (tried.size() > gained.size()) {
          best = hierarchy;
          gained = tried;
        }
      }
      if (best != null && !protections.containsAll(gained) && seen.add(best.parent())) {
        usable.add(best);
        protections.addAll(gained);
      }
    }
    return new Cgroups(usable, protections);
  }

  Set<Protection> protections() {
    return protections;
  }

  /** A group for one run; empty of folders where none can be made. */
  public Group create(Limits limits) throws IOException {
    String name = newName();
    List<Hierarchy> made = new ArrayList<>();
    for (Hierarchy hierarchy : hierarchies) {
      hierarchy.create(name, limits);
      made.add(hierarchy);
    }
    return new Group(name, made);
  }

  private static String newName() {
    return "assay-" + ProcessHandle.current().pid() + "-" + COUNTER.incrementAndGet();
  }

  private static Set<Protection> tryOut(Hierarchy hierarchy) {
    if (!Files.isWritable(hierarchy.parent().resolve("cgroup.procs"))) {
      return Set.of();
    }
    hierarchy.offerControllers();
    String name = newName();
    try {
      return hierarchy.create(name, Limits.run());
    } catch (IOException e) {
      return Set.of();
    } finally {
      new Group(name, List.of(hierarchy)).close();
    }
  }

  /** A mounted tree and our own place in it. */
  private record Mounted(Path root, Path own, boolean unified) {
    /** Our own group first, then those above it. */
    List<Path> candidates() {
      List<Path> candidates = new ArrayList<>();
      for (Path at = own; at != null && at.startsWith(root); at = at.getParent()) {
        candidates.add(at);
      }
      return candidates;
    }
  }

  private static List<Mounted> mounted(List<String> mounts, List<String> memberships) {
    Map<String, String> own = new HashMap<>();
    for (String line : memberships) {
      String[] fields = line.split(":", 3);
      for (String controller : fields[1].split(",", -1)) {
        own.put(controller, fields[2]);
      }
    }
    List<Mounted> found = new ArrayList<>();
    for (String line : mounts) {
      String[] halves = line.split(" - ", 2);
      String[] place = halves[0].split(" ", -1);
      String[] kind = halves[1].split(" ", -1);
      Path root = Path.of(place[4]);
      if (kind[0].equals("cgroup2")) {
        found.addFirst(new Mounted(root, below(root, place[3], own.get("")), true));
      } else if (kind[0].equals("cgroup")) {
        for (String controller : kind[2].split(",", -1)) {
          if (USEFUL.contains(controller)) {
            found.add(new Mounted(root, below(root, place[3], own.get(controller)), false));
          }
        }
      }
    }
    return found;
  }

  private static Path below(Path root, String mountedFrom, @Nullable String membership) {
    if (membership == null) {
      return root;
    }
    Path from = Path.of(mountedFrom);
    Path member = Path.of(membership);
    Path own = root.resolve(member.startsWith(from) ? from.relativize(member) : Path.of(""));
    return Files.isDirectory(own) ? own.normalize() : root;
  }
}
