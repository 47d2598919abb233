package assay.suites.parallel.simt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.sandbox.Exit;
import assay.sandbox.PlainProcess;
import assay.suites.parallel.simt.SimtRuntime.Watch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The programs in {@code native/simt/tests}. Each checks its own results; what else is expected of
 * one stands in its first line.
 */
class SimtIT {
  private static final Path TESTS = Emulator.NATIVE.resolve("tests");

  private static final List<String> RACES =
      List.of(
          "races/counter.cu",
          "races/missing-barrier.cu",
          "races/missing-warp-barrier.cu",
          "block-reduction.cu",
          "last-block.cu",
          "grid-sync.cu");
  private static final List<String> MEMORY =
      List.of(
          "shuffles.cu", "cooperative-groups.cu", "streams.cu", "spin-lock.cu", "report-margin.cu");

  @TempDir static Path folder;
  private static Emulator emulator;
  private static final Map<String, Future<Path>> PROGRAMS = new HashMap<>();

  @BeforeAll
  static void compile() throws Exception {
    emulator = new Emulator(folder);
    int cores = Runtime.getRuntime().availableProcessors();
    try (ExecutorService pool = Executors.newFixedThreadPool(cores)) {
      for (Path source : sources()) {
        if (lacks(source).isEmpty()) {
          submit(pool, name(source), Watch.NOTHING);
        }
      }
      RACES.forEach(name -> submit(pool, name, Watch.RACES));
      MEMORY.forEach(name -> submit(pool, name, Watch.MEMORY));
    }
  }

  private static void submit(ExecutorService pool, String name, Watch watch) {
    PROGRAMS.put(
        name + watch, pool.submit(() -> emulator.program(TESTS.resolve(name), watch, List.of())));
  }

  private static PlainProcess.Result run(String name, Watch watch, Map<String, String> environment)
      throws Exception {
    Path program = Objects.requireNonNull(PROGRAMS.get(name + watch)).get();
    return Emulator.run(program, environment);
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> all = Files.list(TESTS)) {
      return all.filter(path -> name(path).matches(".*\\.(cu|hip)")).sorted().toList();
    }
  }

  static Stream<String> programs() throws IOException {
    return sources().stream().map(SimtIT::name);
  }

  private static String name(Path path) {
    return path.getFileName().toString();
  }

  private static String expected(Path source) throws IOException {
    return Files.readAllLines(source).getFirst();
  }

  /** The header that a program needs and this machine lacks. */
  private static String lacks(Path source) throws IOException {
    String line = expected(source);
    if (!line.startsWith("// needs: ")) {
      return "";
    }
    String header = line.substring("// needs: ".length());
    return Files.exists(Path.of("/usr/include", header)) ? "" : header;
  }

  @ParameterizedTest
  @MethodSource("programs")
  void doesWhatADeviceDoesOrSaysWhyNot(String name) throws Exception {
    Path source = TESTS.resolve(name);
    assumeTrue(lacks(source).isEmpty(), "there is no " + lacks(source));
    PlainProcess.Result result = run(name, Watch.NOTHING, Map.of());
    String expected = expected(source);
    String said = result.stdout() + result.stderr();
    if (expected.startsWith("// reports: ")) {
      assertThat(result.exit()).as(said).isEqualTo(new Exit.Exited(SimtRuntime.REPORTED));
      assertThat(result.stderr())
          .startsWith(SimtRuntime.REPORT + expected.substring("// reports: ".length()))
          .hasLineCount(1);
    } else if (expected.equals("// fails")) {
      assertThat(result.exit()).as(said).isEqualTo(new Exit.Exited(1));
      assertThat(result.stdout()).contains("does not hold");
    } else {
      assertThat(result.succeeded()).as(said).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "block-reduction.cu,b,1",
    "early-return.cu,b,1",
    "shuffles.cu,b,3",
    "cooperative-groups.cu,b,2",
    "spin-lock.cu,f,4",
    "last-block.cu,f,4",
  })
  @Tag("slow")
  void isRightInAnyOrderAndOnAnyNumberOfWorkers(String name, String order, String workers)
      throws Exception {
    Map<String, String> environment =
        Map.of("ASSAY_SIMT_ORDER", order, "ASSAY_SIMT_WORKERS", workers);
    PlainProcess.Result result = run(name, Watch.NOTHING, environment);
    assertThat(result.succeeded()).as(result.stdout() + result.stderr()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "races/counter.cu,count(int*)",
    "races/missing-barrier.cu,shift(int*)",
    "races/missing-warp-barrier.cu,sum(int*)",
    "block-reduction.cu,",
    "last-block.cu,",
    "grid-sync.cu,",
  })
  @Tag("slow")
  void findsRacesAndNothingElse(String name, String place) throws Exception {
    PlainProcess.Result result = run(name, Watch.RACES, Map.of());
    if (place == null) {
      assertThat(result.succeeded()).as(result.stdout() + result.stderr()).isTrue();
    } else {
      assertThat(result.exit()).as(result.stderr()).isEqualTo(new Exit.Exited(66));
      assertThat(result.stderr()).contains("data race", place, name.substring(6) + ":");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"shuffles.cu", "cooperative-groups.cu", "streams.cu", "spin-lock.cu"})
  @Tag("slow")
  void theRuntimeItselfMisusesNoMemory(String name) throws Exception {
    PlainProcess.Result result = run(name, Watch.MEMORY, Map.of());
    assertThat(result.succeeded()).as(result.stdout() + result.stderr()).isTrue();
  }

  @Test
  void theAddressSanitizerSeesEveryByte() throws Exception {
    assertThat(run("report-margin.cu", Watch.MEMORY, Map.of()).stderr())
        .contains("heap-buffer-overflow", "report-margin.cu:3");
  }
}
