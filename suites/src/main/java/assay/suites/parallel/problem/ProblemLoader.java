package assay.suites.parallel.problem;

import assay.pack.Pack;
import assay.pack.PackError;
import assay.pack.PackException;
import assay.pack.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Loads problems from folders of the form {@code <pack>/<type>/<problem>}. */
public final class ProblemLoader {
  private static final String SUITE = "parallel";
  private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9_-]*");

  private ProblemLoader() {}

  /** Loads one problem; the names of its folder and of the one around it make its id. */
  public static Problem load(Path folder) throws PackException {
    return new ProblemReader(folder).read();
  }

  /** Loads a whole pack, or reports everything that is wrong in it. */
  public static ProblemPack loadPack(Path folder) throws PackException {
    Pack pack = Pack.read(folder, SUITE);
    Report report = new Report();
    List<Problem> problems = new ArrayList<>();
    for (Path type : folders(folder)) {
      checkName(type, report);
      for (Path problem : folders(type)) {
        checkName(problem, report);
        try {
          problems.add(load(problem));
        } catch (PackException exception) {
          report.addAll(exception);
        }
      }
    }
    if (problems.isEmpty() && report.isEmpty()) {
      report.add(
          new PackError(folder, 0, "", "expected problems in <type>/<problem>/problem.yaml"));
    }
    report.check();
    return new ProblemPack(pack, problems);
  }

  private static void checkName(Path folder, Report report) {
    if (!NAME.matcher(String.valueOf(folder.getFileName())).matches()) {
      report.add(
          new PackError(
              folder,
              0,
              "",
              "expected a folder name of lower-case letters, digits, hyphens and underscores"));
    }
  }

  private static List<Path> folders(Path folder) throws PackException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.filter(ProblemLoader::isShownFolder).sorted().toList();
    } catch (IOException exception) {
      throw new PackException(
          List.of(new PackError(folder, 0, "", "expected a readable folder, found: " + exception)));
    }
  }

  private static boolean isShownFolder(Path path) {
    return Files.isDirectory(path) && !String.valueOf(path.getFileName()).startsWith(".");
  }
}
