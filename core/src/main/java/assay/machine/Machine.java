package assay.machine;

import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The machine's identity as far as timings depend on it.
 *
 * @param cores the cores this process may use
 * @param gpus the graphics processors it has
 * @param facts what is recorded with a run
 */
public record Machine(List<Integer> cores, List<Gpu> gpus, Map<String, String> facts) {
  private static final String GPU = "gpu";

  public Machine {
    cores = List.copyOf(cores);
    gpus = List.copyOf(gpus);
    facts = java.util.Collections.unmodifiableMap(new TreeMap<>(facts));
  }

  /** Reads it from the kernel. */
  public static Machine read() throws IOException {
    List<Integer> cores =
        coreList(field(Path.of("/proc/self/status"), "Cpus_allowed_list").orElse("0"));
    Map<String, String> facts = new TreeMap<>();
    facts.put("cpu", field(Path.of("/proc/cpuinfo"), "model name").orElse("unknown"));
    facts.put("cores", Integer.toString(cores.size()));
    facts.put("memory", field(Path.of("/proc/meminfo"), "MemTotal").orElse("unknown"));
    facts.put("kernel", Files.readString(Path.of("/proc/sys/kernel/osrelease")).strip());
    facts.put("architecture", System.getProperty("os.arch", "unknown"));
    List<Gpu> gpus = Gpu.read();
    if (!gpus.isEmpty()) {
      facts.put(GPU, String.join(", ", gpus.stream().map(Gpu::model).toList()));
    }
    return new Machine(cores, gpus, facts);
  }

  /** Tells apart machines whose timings cannot be compared. */
  public String fingerprint() {
    String host =
        Hash.of(
            "machine",
            facts.getOrDefault("cpu", ""),
            facts.getOrDefault("cores", ""),
            facts.getOrDefault("architecture", ""));
    String gpu = facts.get(GPU);
    return gpu == null ? host : Hash.of("machine", host, gpu);
  }

  /** Reads the kernel's notation for sets of cores, such as {@code 0-3,8}. */
  static List<Integer> coreList(String text) {
    List<Integer> cores = new ArrayList<>();
    for (String part : text.strip().split(",", -1)) {
      String[] ends = part.split("-", 2);
      int first = Integer.parseInt(ends[0].strip());
      int last = ends.length == 2 ? Integer.parseInt(ends[1].strip()) : first;
      for (int core = first; core <= last; core++) {
        cores.add(core);
      }
    }
    return cores;
  }

  /** What stands behind the name and a colon, as the kernel writes facts. */
  static Optional<String> field(Path file, String name) throws IOException {
    for (String line : Files.readAllLines(file)) {
      int colon = line.indexOf(':');
      if (colon > 0 && line.substring(0, colon).strip().equals(name)) {
        return Optional.of(line.substring(colon + 1).strip());
      }
    }
    return Optional.empty();
  }
}
