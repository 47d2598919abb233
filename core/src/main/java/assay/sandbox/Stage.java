package assay.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the launcher, while it is still root, mounts the folders that the user it drops to could
 * not reach, such as those below {@code /root}. Only the launcher and what it becomes see it.
 */
final class Stage {
  private static final List<Path> PLACES =
      List.of(Path.of("/mnt"), Path.of("/media"), Path.of("/srv"), Path.of("/opt"));

  private final Identity identity;
  private final Path place;
  private final List<String> sources = new ArrayList<>();

  private Stage(Identity identity, Path place) {
    this.identity = identity;
    this.place = place;
  }

  /** On a folder that holds nothing the program is to see. */
  static Stage avoiding(Identity identity, List<Path> used) throws IOException {
    for (Path place : PLACES) {
      if (Files.isDirectory(place) && used.stream().noneMatch(path -> path.startsWith(place))) {
        return new Stage(identity, place);
      }
    }
    throw new IOException("the sandbox needs one of the folders " + PLACES + " unused");
  }

  /** The path from which bubblewrap can mount the file or folder. */
  String source(Path path) throws IOException {
    Path real = path.toRealPath();
    if (identity.reaches(real)) {
      return real.toString();
    }
    sources.add(real.toString());
    return place.resolve(Integer.toString(sources.size() - 1)).toString();
  }

  /** What to tell the launcher about the sources asked for so far. */
  List<String> options() {
    if (sources.isEmpty()) {
      return List.of();
    }
    List<String> options = new ArrayList<>(List.of("--stage", place.toString()));
    for (String source : sources) {
      options.add("--source");
      options.add(source);
    }
    return options;
  }
}
