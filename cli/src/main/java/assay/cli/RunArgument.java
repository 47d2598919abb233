package assay.cli;

import assay.pack.Spelling;
import assay.runfile.RunEntry;
import assay.runfile.RunFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Finds a run file by what a user typed: its path, its name, or a part of its name. */
final class RunArgument {
  private RunArgument() {}

  static Path find(String text, Path folder) throws Complaint {
    if (Files.isRegularFile(Path.of(text))) {
      return Path.of(text);
    }
    Path named = folder.resolve(text + RunFolder.EXTENSION);
    if (Files.isRegularFile(named)) {
      return named;
    }
    List<String> all = new ArrayList<>();
    List<Path> similar = new ArrayList<>();
    for (RunEntry entry : new RunFolder(folder).list()) {
      String name = name(entry.path());
      all.add(name);
      if (name.contains(text)) {
        similar.add(entry.path());
      }
    }
    if (similar.size() == 1) {
      return similar.getFirst();
    }
    if (similar.size() > 1) {
      List<String> names = similar.stream().map(RunArgument::name).toList();
      throw Complaint.usage("'%s' can be any of %s.".formatted(text, String.join(", ", names)));
    }
    throw Complaint.usage(
        "There is no run '"
            + text
            + "'"
            + Spelling.hint(text, all)
            + " (./assay runs lists them).");
  }

  /** The file's name without its ending. */
  static String name(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(RunFolder.EXTENSION)
        ? name.substring(0, name.length() - RunFolder.EXTENSION.length())
        : name;
  }
}
