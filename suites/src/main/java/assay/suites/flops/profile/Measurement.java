package assay.suites.flops.profile;

import assay.pack.Document;
import assay.pack.PackException;
import assay.pack.Place;
import assay.sandbox.PlainProcess;
import assay.sandbox.Scratch;
import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Builds the program of a kernel's folder, measures it and writes what was found beside it. */
public final class Measurement {
  private static final Duration LIMIT = Duration.ofMinutes(5);
  private static final String CUBIN = "kernel.cubin";

  private final Profiler profiler;
  private final Path scratch;

  /**
   * A way to measure.
   *
   * @param scratch where programs are built
   */
  public Measurement(Profiler profiler, Path scratch) {
    this.profiler = profiler;
    this.scratch = scratch;
  }

  /** Writes {@code kernel.cubin} and {@code truth.yaml}. */
  public Profile measure(Path folder) throws IOException, InterruptedException, PackException {
    Place top = Document.read(folder.resolve("kernel.yaml")).top();
    try (Scratch work = Scratch.in(scratch, "measured-")) {
      Path here = work.path();
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.copy(file, here.resolve(String.valueOf(file.getFileName())));
        }
      }
      Files.deleteIfExists(here.resolve(CUBIN));
      String compile = top.entry("compile").text();
      String program = named(compile);
      shell(here, compile);
      shell(here, compile.replace(" -o " + program, " -cubin -o " + CUBIN));
      List<String> words = new ArrayList<>(List.of("./" + program));
      top.entry("run").items().forEach(item -> words.add(item.text()));
      Profile profile = of(top.entry("kernel").text(), profiler.profile(here, words));
      Path cubin = folder.resolve(CUBIN);
      Files.copy(here.resolve(CUBIN), cubin, StandardCopyOption.REPLACE_EXISTING);
      String compiler = shell(here, words(compile).getFirst() + " --version | grep release");
      Files.writeString(folder.resolve("truth.yaml"), truth(profile, compiler.strip(), cubin));
      return profile;
    }
  }

  private static List<String> words(String command) {
    return List.of(command.split(" +", -1));
  }

  /** What the compiler is told to call the program. */
  private static String named(String compile) throws IOException {
    List<String> words = words(compile);
    int option = words.indexOf("-o");
    if (option < 0 || option + 1 >= words.size()) {
      throw new IOException("the compile command does not name the program: " + compile);
    }
    return words.get(option + 1);
  }

  private static Profile of(String kernel, List<Profile> profiles) throws IOException {
    return profiles.stream()
        .filter(one -> one.kernel().matches("(.*[ :])?" + kernel + "[(<].*"))
        .findFirst()
        .orElseThrow(() -> new IOException("the program has not launched " + kernel));
  }

  private String truth(Profile profile, String compiler, Path cubin)
      throws IOException, InterruptedException {
    Profiler.Surroundings surroundings = profiler.surroundings();
    return """
    schema: 1
    gpu: %s
    driver: "%s"
    compiler: %s
    profiler: %s
    cubin: %s
    runs: 2
    executed: {%s}
    besides: {%s}
    """
        .formatted(
            surroundings.gpu(),
            surroundings.driver(),
            compiler,
            surroundings.profiler(),
            Hash.ofBytes(Files.readAllBytes(cubin)),
            inOrder(profile.executed()),
            inOrder(profile.besides()));
  }

  private static String inOrder(Map<String, Long> counts) {
    return Counter.all().stream()
        .filter(counter -> counts.containsKey(counter.label()))
        .map(counter -> counter.label() + ": " + counts.get(counter.label()))
        .collect(Collectors.joining(", "));
  }

  private static String shell(Path folder, String command)
      throws IOException, InterruptedException {
    PlainProcess.Result result =
        PlainProcess.of("bash", "-c", command).in(folder).withLimit(LIMIT).run();
    if (!result.succeeded()) {
      throw new IOException("%s failed: %s".formatted(command, result.stderr().strip()));
    }
    return result.stdout();
  }
}
