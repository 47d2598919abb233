package assay.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * One untrusted program and everything it is given.
 *
 * @param command the program and its arguments, in paths as seen inside
 * @param readOnly what it can read besides {@code /usr} and the loader's files
 * @param work the one folder of this machine it can write, and starts in; without one it starts in
 *     {@code /tmp}
 * @param environment all of its environment
 * @param slot which of the machine's lanes it runs on; as root, each slot has a user of its own
 * @param cpus the cores it may use, such as {@code 0,2-3}
 * @param segments how many pieces of shared memory, open from descriptor 3 on, are handed on to it
 * @param mpirun what starts it as several ranks, each with one of the segments at descriptor 3; the
 *     filter is then that of a rank
 * @param devices files of devices that it may open
 */
public record Confinement(
    List<String> command,
    List<Mount> readOnly,
    Optional<Mount> work,
    Limits limits,
    Filter filter,
    Map<String, String> environment,
    Output output,
    int slot,
    Optional<String> cpus,
    int segments,
    Optional<Path> mpirun,
    List<Path> devices) {
  public Confinement {
    command = List.copyOf(command);
    readOnly = List.copyOf(readOnly);
    devices = List.copyOf(devices);
    environment = Collections.unmodifiableMap(new TreeMap<>(environment));
    if (command.isEmpty()) {
      throw new IllegalArgumentException("there is no program to confine");
    }
    if (slot < 0 || slot >= Identity.SLOTS) {
      throw new IllegalArgumentException(
          "a slot is a number from 0 to " + (Identity.SLOTS - 1) + ", not " + slot);
    }
  }

  /** With nothing mounted, nothing in the environment, on slot 0, free to move between cores. */
  public static Confinement of(List<String> command, Filter filter, Limits limits, Output output) {
    return new Confinement(
        command,
        List.of(),
        Optional.empty(),
        limits,
        filter,
        Map.of(),
        output,
        0,
        Optional.empty(),
        0,
        Optional.empty(),
        List.of());
  }

  public Confinement reading(Mount... mounts) {
    List<Mount> more = new ArrayList<>(readOnly);
    more.addAll(List.of(mounts));
    return new Confinement(
        command,
        more,
        work,
        limits,
        filter,
        environment,
        output,
        slot,
        cpus,
        segments,
        mpirun,
        devices);
  }

  public Confinement writing(Mount folder) {
    return new Confinement(
        command,
        readOnly,
        Optional.of(folder),
        limits,
        filter,
        environment,
        output,
        slot,
        cpus,
        segments,
        mpirun,
        devices);
  }

  public Confinement withEnvironment(Map<String, String> variables) {
    return new Confinement(
        command, readOnly, work, limits, filter, variables, output, slot, cpus, segments, mpirun,
        devices);
  }

  public Confinement onSlot(int other) {
    return new Confinement(
        command,
        readOnly,
        work,
        limits,
        filter,
        environment,
        output,
        other,
        cpus,
        segments,
        mpirun,
        devices);
  }

  public Confinement onCpus(String list) {
    return new Confinement(
        command,
        readOnly,
        work,
        limits,
        filter,
        environment,
        output,
        slot,
        Optional.of(list),
        segments,
        mpirun,
        devices);
  }

  public Confinement passingSegment() {
    return passing(1);
  }

  private Confinement passing(int count) {
    return new Confinement(
        command,
        readOnly,
        work,
        limits,
        filter,
        environment,
        output,
        slot,
        cpus,
        count,
        mpirun,
        devices);
  }

  /** As so many ranks, with a segment for each. */
  public Confinement together(Path starter, int ranks) {
    return new Confinement(
        command,
        readOnly,
        work,
        limits,
        filter,
        environment,
        output,
        slot,
        cpus,
        ranks,
        Optional.of(starter),
        devices);
  }

  /** May compute on devices, in memory of its own. */
  public Confinement seeing(List<Path> files) {
    return new Confinement(
        command,
        readOnly,
        work,
        limits.withoutAddressLimits(),
        filter,
        environment,
        output,
        slot,
        cpus,
        segments,
        mpirun,
        files);
  }

  /** May compute on devices, whose memory it sees through one more descriptor. */
  public Confinement computingOn(List<Path> files) {
    return seeing(files).passing(2);
  }
}
