package assay.cli;

import assay.runfile.RunFolder;
import assay.runfile.RunHeader;
import assay.statistics.Effort;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A run that is made of another benchmark's results.
 *
 * @param path its run file
 * @param model the one that gave them
 * @param command what the user typed
 */
record ImportedRun(Path path, String model, List<String> command) {
  ImportedRun {
    command = List.copyOf(command);
  }

  /**
   * A run that does not exist yet.
   *
   * @param name what the results are called
   */
  static ImportedRun of(
      String format,
      String name,
      @Nullable String model,
      @Nullable Path out,
      List<String> command,
      Path runs)
      throws Complaint {
    String plain = name.replaceAll("[^A-Za-z0-9._-]+", "-");
    Path path = out == null ? runs.resolve(format + "-" + plain + RunFolder.EXTENSION) : out;
    if (Files.exists(path)) {
      throw Complaint.usage(path + " exists already; choose another --out.");
    }
    return new ImportedRun(path, model == null ? plain : model, command);
  }

  /**
   * What the run file says of itself.
   *
   * @param hash of the results
   * @param machine what is known of the machine they come from
   */
  RunHeader header(String suite, String pack, String hash, String machine) {
    return new RunHeader(
        UUID.randomUUID(),
        Optional.empty(),
        Instant.now(),
        command,
        suite,
        pack,
        hash,
        model,
        hash,
        "one-shot",
        Effort.STANDARD.name(),
        Map.of("cpu", machine),
        Map.of(),
        Version.number());
  }
}
