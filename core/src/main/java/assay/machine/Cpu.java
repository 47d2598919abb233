package assay.machine;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What programs are written for that shall be fast on a processor. */
public final class Cpu {
  private static final Path FLAGS = Path.of("/proc/cpuinfo");
  private static final Path SYSTEM = Path.of("/sys/devices/system");

  private static final List<String> VECTORS =
      List.of("avx512f", "avx2", "avx", "sse4_2", "sve", "asimd");

  private Cpu() {}

  /** Of the machine's processor, as the kernel tells them. */
  public static Map<String, String> facts(Machine machine) throws IOException {
    return facts(machine, FLAGS, SYSTEM);
  }

  static Map<String, String> facts(Machine machine, Path cpuinfo, Path system) throws IOException {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("cores that programs may use", Integer.toString(machine.cores().size()));
    facts.put("architecture", machine.facts().getOrDefault("architecture", "unknown"));
    Machine.field(cpuinfo, "flags")
        .or(() -> features(cpuinfo))
        .map(flags -> List.of(flags.split(" ", -1)))
        .flatMap(flags -> VECTORS.stream().filter(flags::contains).findFirst())
        .ifPresent(vectors -> facts.put("widest vector instructions", vectors));
    facts.putAll(caches(system.resolve("cpu/cpu0/cache")));
    int nodes = count(system.resolve("node"), "node[0-9]*");
    if (nodes > 0) {
      facts.put("NUMA nodes", Integer.toString(nodes));
    }
    facts.put("memory", machine.facts().getOrDefault("memory", "unknown"));
    return facts;
  }

  /** As kernels on Arm call them. */
  private static Optional<String> features(Path cpuinfo) {
    try {
      return Machine.field(cpuinfo, "Features");
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Map<String, String> caches(Path folder) throws IOException {
    Map<String, String> caches = new TreeMap<>();
    if (!Files.isDirectory(folder)) {
      return caches;
    }
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "index[0-9]*")) {
      for (Path cache : found) {
        String type = Files.readString(cache.resolve("type")).strip();
        if (!type.equals("Instruction")) {
          String level = Files.readString(cache.resolve("level")).strip();
          String shared = Files.readString(cache.resolve("shared_cpu_list")).strip();
          caches.put(
              "cache of level " + level,
              "%s, shared by hardware threads %s"
                  .formatted(Files.readString(cache.resolve("size")).strip(), shared));
        }
      }
    }
    return caches;
  }

  private static int count(Path folder, String glob) throws IOException {
    if (!Files.isDirectory(folder)) {
      return 0;
    }
    int count = 0;
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, glob)) {
      for (Path _ : found) {
        count++;
      }
    }
    return count;
  }
}
