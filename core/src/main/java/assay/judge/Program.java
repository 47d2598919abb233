package assay.judge;

import assay.sandbox.Mount;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a runner executes.
 *
 * @param command the program and its arguments, in paths as seen inside
 * @param mounts what it can read for that
 * @param environment what it finds in its environment besides what every runner does
 * @param peer whether a reference has the hardware of the largest team; else it has one core
 */
public record Program(
    List<String> command, List<Mount> mounts, Map<String, String> environment, boolean peer) {
  private static final Path INSIDE = Path.of("/runner");

  public Program {
    command = List.copyOf(command);
    mounts = List.copyOf(mounts);
    environment = Map.copyOf(environment);
  }

  /** A file that needs nothing else. */
  public static Program of(Path file) {
    return new Program(
        List.of(INSIDE.toString()), List.of(new Mount(file, INSIDE)), Map.of(), false);
  }

  /** The same with one more thing to read, and a variable that says where it is. */
  public Program with(Mount mount, String variable) {
    List<Mount> more = new ArrayList<>(mounts);
    more.add(mount);
    Map<String, String> named = new TreeMap<>(environment);
    named.put(variable, mount.inside().toString());
    return new Program(command, more, named, peer);
  }
}
