package assay.suites.kernels.baseline;

import assay.pack.JsonFile;
import assay.pack.PackException;
import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Baselines that were measured before: one file for each in a folder, so that whoever is
 * interrupted keeps what was done.
 */
public record KeptBaselines(Map<BaselineKey, MeasuredBaseline> all) {
  private static final String ENDING = ".json";

  public KeptBaselines {
    all = Map.copyOf(all);
  }

  /** Those of a folder, none where it is not there, or of one file. */
  public static KeptBaselines read(Path place) throws PackException, IOException {
    Map<BaselineKey, MeasuredBaseline> all = new HashMap<>();
    for (Path file : files(place)) {
      BaselineDocument.read(JsonFile.read(file)).forEach(one -> all.put(one.key(), one));
    }
    return new KeptBaselines(all);
  }

  private static List<Path> files(Path place) throws IOException {
    if (!Files.isDirectory(place)) {
      return Files.exists(place) ? List.of(place) : List.of();
    }
    try (Stream<Path> entries = Files.list(place)) {
      return entries.filter(one -> one.toString().endsWith(ENDING)).sorted().toList();
    }
  }

  public Optional<MeasuredBaseline> find(BaselineKey key) {
    return Optional.ofNullable(all.get(key));
  }

  /** Puts one into a folder, in the place of an earlier one. */
  public static void keep(Path folder, MeasuredBaseline baseline) throws IOException {
    String name = Hash.of("baseline", baseline.key().toString());
    Path draft = Files.createTempFile(Files.createDirectories(folder), "draft-", ".tmp");
    Files.writeString(draft, BaselineDocument.of(List.of(baseline)).toString());
    Files.move(
        draft,
        folder.resolve(name + ENDING),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }
}
