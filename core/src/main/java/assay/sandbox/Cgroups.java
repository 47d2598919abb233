package assay.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The control groups this machine lets us make: version 2, version 1, a mixture, or none. They are
 * a second line only; nothing is promised because of them.
 */
public final class Cgroups {
  private static final Set<String> USEFUL = Set.of("memory", "pids", "freezer");
  private static final String PREFIX = "assay-";
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
    for (List<Hierarchy> places : places(mounts, memberships)) {
      Set<Protection> most = Set.of();
      Optional<Hierarchy> best = Optional.empty();
      for (Hierarchy place : places) {
        Set<Protection> gained = tryOut(place);
        if (gained.size() > most.size()) {
          best = Optional.of(place);
          most = gained;
        }
      }
      if (!protections.containsAll(most)) {
        best.ifPresent(usable::add);
        protections.addAll(most);
      }
    }
    return new Cgroups(usable, protections);
  }

  Set<Protection> protections() {
    return protections;
  }

  /** A group for one run; empty of folders where none can be made. */
  public Group create(Limits limits) throws IOException {
    Group group = new Group(newName(), hierarchies);
    try {
      for (Hierarchy hierarchy : hierarchies) {
        hierarchy.create(group.name(), limits);
      }
      return group;
    } catch (IOException e) {
      group.close();
      throw e;
    }
  }

  private static String newName() {
    return PREFIX + ProcessHandle.current().pid() + "-" + COUNTER.incrementAndGet();
  }

  private static Set<Protection> tryOut(Hierarchy hierarchy) {
    if (!Files.isWritable(hierarchy.parent().resolve("cgroup.procs"))) {
      return Set.of();
    }
    hierarchy.removeAbandoned(PREFIX);
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

  /** For each mounted tree where a group could be made: below our own first, then further up. */
  static List<List<Hierarchy>> places(List<String> mounts, List<String> memberships) {
    Map<String, String> own = new HashMap<>();
    for (String line : memberships) {
      String[] fields = line.split(":", 3);
      for (String controller : fields[1].split(",", -1)) {
        own.put(controller, fields[2]);
      }
    }
    List<List<Hierarchy>> trees = new ArrayList<>();
    for (String line : mounts) {
      String[] halves = line.split(" - ", 2);
      String[] where = halves[0].split(" ", -1);
      String[] what = halves[1].split(" ", -1);
      if (what[0].equals("cgroup2")) {
        trees.addFirst(upwards(Path.of(where[4]), where[3], own.getOrDefault("", "/"), true));
      } else if (what[0].equals("cgroup")) {
        for (String controller : what[2].split(",", -1)) {
          if (USEFUL.contains(controller)) {
            String member = own.getOrDefault(controller, "/");
            trees.add(upwards(Path.of(where[4]), where[3], member, false));
          }
        }
      }
    }
    return trees;
  }

  /**
   * From our own group to the root of the mount.
   *
   * @param mountedFrom the group that is seen at the root; not the topmost in a container
   */
  private static List<Hierarchy> upwards(
      Path root, String mountedFrom, String membership, boolean unified) {
    Path from = Path.of(mountedFrom);
    Path member = Path.of(membership);
    Path own = member.startsWith(from) ? root.resolve(from.relativize(member)) : root;
    List<Hierarchy> places = new ArrayList<>();
    for (Path at = own.normalize(); at != null && at.startsWith(root); at = at.getParent()) {
      if (Files.isDirectory(at)) {
        places.add(new Hierarchy(at, unified));
      }
    }
    return places;
  }
}
