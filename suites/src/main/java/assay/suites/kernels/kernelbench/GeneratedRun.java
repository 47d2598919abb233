package assay.suites.kernels.kernelbench;

import assay.pack.Document;
import assay.pack.PackError;
import assay.pack.PackException;
import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a model has written, as KernelBench keeps it in {@code runs/<name>}.
 *
 * @param backend what it was asked for, where the run's settings say so
 * @param precision what it was to compute in, where they say so
 * @param texts every sample's
 */
public record GeneratedRun(
    String name, Optional<String> backend, Optional<String> precision, Map<Sample, String> texts) {
  private static final Pattern FILE =
      Pattern.compile("level_([0-9]{1,4})_problem_([0-9]{1,4})_sample_([0-9]{1,6})_kernel[.]py");
  private static final String EXAMPLE = "level_1_problem_19_sample_0_kernel.py";
  private static final String SETTINGS = "generation_config.yaml";

  public GeneratedRun {
    texts = Map.copyOf(texts);
  }

  /** Which text: that of a problem's sample. */
  public record Sample(int level, int problem, int number) {
    static Optional<Sample> of(Path file) {
      Matcher matcher = FILE.matcher(String.valueOf(file.getFileName()));
      return matcher.matches()
          ? Optional.of(
              new Sample(
                  Integer.parseInt(matcher.group(1)),
                  Integer.parseInt(matcher.group(2)),
                  Integer.parseInt(matcher.group(3))))
          : Optional.empty();
    }
  }

  /** Reads a folder; refuses one without a single text, and two texts for one sample. */
  public static GeneratedRun read(Path folder) throws PackException {
    GeneratedRun run = of(folder);
    if (run.texts().isEmpty()) {
      throw wrong(folder, "expected files such as %s, found none".formatted(EXAMPLE));
    }
    return run;
  }

  /** What lies beside results, where texts may be missing. */
  public static GeneratedRun beside(Path results) throws PackException {
    return of(results.toAbsolutePath().normalize().resolveSibling(""));
  }

  private static GeneratedRun of(Path folder) throws PackException {
    Map<Sample, String> texts = new HashMap<>();
    for (Path file : files(folder)) {
      Optional<Sample> sample = Sample.of(file);
      if (sample.isPresent() && texts.put(sample.get(), Document.text(file)) != null) {
        throw wrong(file, "expected one text for a sample, found another");
      }
    }
    Path settings = folder.resolve(SETTINGS);
    String told = Files.exists(settings) ? Document.text(settings) : "";
    return new GeneratedRun(
        String.valueOf(folder.toAbsolutePath().normalize().getFileName()),
        told(told, "backend"),
        told(told, "precision"),
        texts);
  }

  /** Settings are not quite YAML: they hold objects of Python's. */
  private static Optional<String> told(String settings, String key) {
    Matcher matcher =
        Pattern.compile("(?m)^" + key + ":[ ]*['\"]?([A-Za-z0-9]+)['\"]?[ ]*$").matcher(settings);
    return matcher.find()
        ? Optional.of(String.valueOf(matcher.group(1))).filter(word -> !word.equals("null"))
        : Optional.empty();
  }

  private static List<Path> files(Path folder) throws PackException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw wrong(folder, "expected a readable folder, found: " + e);
    }
  }

  private static PackException wrong(Path file, String expected) {
    return new PackException(List.of(new PackError(file, 0, "", expected)));
  }

  /** The levels that its texts belong to. */
  public List<Integer> levels() {
    TreeSet<Integer> levels = new TreeSet<>();
    texts.keySet().forEach(one -> levels.add(one.level()));
    return List.copyOf(levels);
  }

  /** Tells apart runs that were written differently. */
  public String hash() {
    Map<String, String> sorted = new TreeMap<>();
    texts.forEach((sample, text) -> sorted.put(sample.toString(), text));
    List<String> parts = new ArrayList<>(List.of("kernelbench-run"));
    sorted.forEach((sample, text) -> parts.addAll(List.of(sample, text)));
    return Hash.of(parts);
  }
}
