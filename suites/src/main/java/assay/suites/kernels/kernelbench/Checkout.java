package assay.suites.kernels.kernelbench;

import assay.pack.Commit;
import assay.pack.PackError;
import assay.pack.PackException;
import assay.pack.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A checkout of KernelBench, which is only ever read.
 *
 * @param commit what its {@code .git} says it is at
 * @param problems by level and number
 */
public record Checkout(Path folder, String commit, List<Problem> problems) {
  private static final String PROBLEMS = "KernelBench";
  private static final Pattern FILE = Pattern.compile("([0-9]{1,4})_.*[.]py");
  private static final int LEVELS = 4;

  /** Every KernelBench has so many; the rest came later. */
  private static final int NEEDED = 3;

  public Checkout {
    problems = List.copyOf(problems);
  }

  /** Whether a folder looks like a checkout at all. */
  public static boolean isAt(Path folder) {
    return Files.isDirectory(folder.resolve(PROBLEMS));
  }

  /** Looks at a folder; refuses one that lacks a level or has two problems of one number. */
  public static Checkout inspect(Path folder) throws PackException {
    Path whole = folder.toAbsolutePath().normalize();
    Report report = new Report();
    Map<Integer, Map<Integer, Problem>> levels = new TreeMap<>();
    for (int level = 1; level <= LEVELS; level++) {
      Path place = whole.resolve(PROBLEMS).resolve("level" + level);
      Map<Integer, Problem> found = problems(level, place, report);
      if (found.isEmpty() && level <= NEEDED) {
        report.add(
            new PackError(
                place, 0, "", "expected problems of KernelBench, such as 19_ReLU.py, found none"));
      }
      levels.put(level, found);
    }
    report.check();
    return new Checkout(
        whole,
        Commit.of(whole),
        levels.values().stream().flatMap(level -> level.values().stream()).toList());
  }

  /** What KernelBench's own program would find: other names are passed over. */
  private static Map<Integer, Problem> problems(int level, Path place, Report report)
      throws PackException {
    Map<Integer, Problem> found = new TreeMap<>();
    if (!Files.isDirectory(place)) {
      return found;
    }
    try (Stream<Path> files = Files.list(place)) {
      for (Path file : files.sorted(Comparator.naturalOrder()).toList()) {
        String name = String.valueOf(file.getFileName());
        Matcher matcher = FILE.matcher(name);
        if (matcher.matches()) {
          int number = Integer.parseInt(matcher.group(1));
          String stem = name.substring(0, name.length() - ".py".length());
          Problem before = found.putIfAbsent(number, new Problem(level, number, stem, file));
          if (before != null) {
            report.add(
                new PackError(
                    file,
                    0,
                    "",
                    "expected one problem of number %d, found %s too"
                        .formatted(number, before.file().getFileName())));
          }
        }
      }
    } catch (IOException e) {
      throw new PackException(
          List.of(new PackError(place, 0, "", "expected a readable folder, found: " + e)));
    }
    return found;
  }
}
