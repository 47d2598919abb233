package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import assay.model.Question;
import assay.strategy.Manner;
import assay.suite.Suite;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every way of asking, word by word. Files of packs and examples are named in place of their texts.
 * After a change that is meant, {@code -Dassay.snapshots=write} writes what is asked now.
 */
final class PromptSnapshotTest {
  private static final Path HOME = Path.of(System.getProperty("assay.home"));
  private static final Path KEPT = Path.of("src/test/resources/assay/cli/prompts");

  private static final Map<String, Suite> SUITES = new HashMap<>();
  private static final Map<String, String> FILES = new TreeMap<>();
  private static final Places PLACES =
      Places.find(Map.of("ASSAY_CACHE", Invocation.CACHE.toString()), Optional.of(HOME.toString()));

  @BeforeAll
  static void open() throws Exception {
    Wiring wiring = new Wiring(PLACES, Map.of());
    for (String name : List.of("kernels", "parallel", "flops")) {
      SUITES.put(name, wiring.catalogue(name, Optional.empty(), 1));
    }
    for (String folder : List.of("prompts/examples", "packs/kernels/level1")) {
      try (Stream<Path> files = Files.walk(HOME.resolve(folder))) {
        for (Path file : files.filter(PromptSnapshotTest::isCode).toList()) {
          FILES.put(Files.readString(file).strip(), HOME.relativize(file).toString());
        }
      }
    }
  }

  record Asked(String task, String strategy) {
    Path file() {
      String name = (task + " " + strategy).replaceAll("[^A-Za-z0-9=+@.-]+", "_");
      return KEPT.resolve(name + ".txt");
    }
  }

  static List<Asked> asked() {
    List<Asked> asked = new ArrayList<>();
    for (String way : List.of("cuda@paper", "triton@paper", "cpp@small")) {
      for (String shots : List.of("zero-shot", "one-shot", "few-shot")) {
        asked.add(new Asked("kernels/level1/019-relu/" + way, shots));
      }
    }
    for (String device :
        List.of("t4", "a10g", "a100", "l4", "l40s", "h100", "h200", "b200", "mi300x")) {
      asked.add(new Asked("kernels/level1/019-relu/cuda@paper", "zero-shot,hardware=" + device));
    }
    asked.add(
        new Asked(
            "kernels/level1/001-square-matrix-multiplication/cuda@paper",
            "few-shot,examples=warp-matrix+asynchronous-copy,hardware=a100"));
    for (String exec : List.of("serial", "omp", "mpi", "mpi+omp", "kokkos", "cuda")) {
      for (String shots : List.of("zero-shot", "one-shot", "few-shot")) {
        asked.add(new Asked("parallel/transform/relu/" + exec, shots));
      }
    }
    asked.add(new Asked("parallel/transform/relu/serial-to-omp", "one-shot"));
    asked.add(new Asked("flops/hopper/axpby", "zero-shot"));
    return asked;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("asked")
  void isAskedAsBefore(Asked asked) throws Exception {
    Suite suite =
        Objects.requireNonNull(SUITES.get(asked.task().substring(0, asked.task().indexOf('/'))));
    Manner manner =
        new Manner(
            StrategyOption.read(asked.strategy(), suite),
            StrategyOption.usual(suite, PLACES).prompts());
    Task task = suite.task(asked.task()).orElseThrow();
    String text = abridged(manner.first(suite, task, Question.Form.CHAT).text());
    if (System.getProperty("assay.snapshots", "").equals("write")) {
      Files.createDirectories(KEPT);
      Files.writeString(asked.file(), text);
    }
    assertThat(text).isEqualTo(Files.readString(asked.file(), UTF_8));
  }

  @Test
  void nothingIsKeptThatNobodyAsks() throws IOException {
    try (Stream<Path> files = Files.list(KEPT)) {
      assertThat(files).hasSameElementsAs(asked().stream().map(Asked::file).toList());
    }
  }

  private static String abridged(String text) {
    String abridged = text;
    for (Map.Entry<String, String> one : FILES.entrySet()) {
      abridged = abridged.replace(one.getKey(), "<" + one.getValue() + ">");
    }
    return abridged;
  }

  private static boolean isCode(Path file) {
    String path = file.toString();
    return path.endsWith("model.py") || path.contains("/oracles/");
  }
}
