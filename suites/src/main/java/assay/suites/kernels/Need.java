package assay.suites.kernels;

import assay.machine.Machine;
import assay.sandbox.PlainProcess;
import assay.suites.kernels.module.Backend;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a module of somebody else's needs of this machine.
 *
 * @param lacks what is not here and it cannot do without
 * @param bytes of the inputs of one call
 * @param memory of this machine, in bytes
 */
record Need(Optional<String> lacks, long bytes, long memory) {
  /** So often inputs, or outputs as large, lie in memory while two runners take turns. */
  private static final long COPIES = 8;

  private static final double GIGABYTE = 1e9;

  /** Why it cannot be judged here, if it cannot. */
  Optional<String> obstacle(Backend backend) {
    if (lacks.isPresent() || backend.needsGpu() || bytes <= memory / COPIES) {
      return lacks;
    }
    return Optional.of(
        "its inputs take %.1f GB, and there must be room for %d times that; this machine has %.0f GB"
            .formatted(bytes / GIGABYTE, COPIES, memory / GIGABYTE));
  }

  /** Looks at all files at once, because PyTorch takes longer to start than to look. */
  static Map<Path, Need> of(Python python, Path script, List<Path> files)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(python.command());
    words.add(script.toString());
    files.forEach(file -> words.add(file.toString()));
    PlainProcess.Result result = PlainProcess.of(words).run();
    JsonNode found = read(result.stdout());
    long memory = installed();
    Map<Path, Need> needs = new HashMap<>();
    for (Path file : files) {
      JsonNode one = found.path(file.toString());
      Optional<String> lacks = one.path("lacks").asStringOpt();
      needs.put(
          file,
          one.isObject()
              ? new Need(lacks, one.path("bytes").asLong(0), memory)
              : new Need(Optional.of("PyTorch did not say what it needs"), 0, memory));
    }
    return needs;
  }

  private static JsonNode read(String text) {
    try {
      return JsonMapper.shared().readTree(text);
    } catch (JacksonException broken) {
      return JsonMapper.shared().createObjectNode();
    }
  }

  private static long installed() throws IOException {
    String text = Machine.read().facts().getOrDefault("memory", "");
    return text.matches("[0-9]{1,15} kB") ? Long.parseLong(text.split(" ", 2)[0]) << 10 : 0;
  }
}
