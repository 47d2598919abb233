package assay.cli;

import assay.runfile.RunFile;
import assay.runfile.RunFolder;
import assay.runfile.Trial;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a run's file is.
 *
 * @param fresh whether the user wants a new run even where the same one exists
 */
record RunPlace(Path path, boolean fresh) {
  /** The path the user gave, or the one in the run folder that the assignment always has. */
  static RunPlace of(Optional<Path> out, boolean fresh, Path folder, Assignment assignment) {
    if (out.isPresent()) {
      return new RunPlace(out.get(), fresh);
    }
    Path usual = folder.resolve(assignment.name() + RunFolder.EXTENSION);
    return new RunPlace(fresh ? unused(folder, assignment.name(), usual) : usual, fresh);
  }

  private static Path unused(Path folder, String name, Path usual) {
    Path path = usual;
    for (int number = 2; Files.exists(path); number++) {
      path = folder.resolve(name + "-" + number + RunFolder.EXTENSION);
    }
    return path;
  }

  boolean exists() {
    return Files.exists(path);
  }

  /** What the run cost so far, in US dollars. */
  double spent() {
    if (!exists()) {
      return 0;
    }
    double spent = 0;
    try (RunFile file = RunFile.read(path)) {
      for (Trial trial : file.trials()) {
        spent += file.answer(trial.id()).map(Evaluation::cost).orElse(0.0);
      }
    }
    return spent;
  }

  /** Opens the run to go on with it, or begins it. */
  RunFile open(Assignment assignment) throws Complaint {
    if (!exists()) {
      return RunFile.create(path, assignment.header());
    }
    if (fresh) {
      throw Complaint.usage(path + " exists already; with --new, choose another --out.");
    }
    RunFile file = RunFile.open(path);
    Optional<String> difference = assignment.difference(file.header());
    if (difference.isPresent()) {
      file.close();
      throw Complaint.usage(
          "%s holds another run (%s); choose another --out, or leave it out."
              .formatted(path, difference.get()));
    }
    return file;
  }
}
