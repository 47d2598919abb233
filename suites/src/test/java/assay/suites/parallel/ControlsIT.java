package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import assay.sandbox.Conversation;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Configuration;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The built-in solutions are right, and doing nothing is not: for one problem of each type, as all
 * of them take long. {@link CertificatesIT} asks for all.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ControlsIT {
  private static final List<String> SAMPLE =
      List.of(
          "dense_la/gemm",
          "fft/inverse-fft",
          "geometry/convex-hull",
          "graph/shortest-path",
          "histogram/first-letter-counts",
          "reduce/average",
          "scan/prefix-sum",
          "search/first-even-number",
          "sort/structs-by-key",
          "sparse_la/spmv",
          "stencil/game-of-life",
          "transform/map-function");

  private Court court;

  @BeforeAll
  void open() throws Exception {
    court = Court.open();
    AtOnce.make(problems().stream().map(id -> (Callable<Path>) () -> court.judge(id)).toList());
  }

  /** Those of the sample that this machine can judge; for HIP, whose oracles are CUDA's, one. */
  List<String> tasks() {
    return names(
        court.suite().tasks().stream()
            .filter(task -> task.skipped().isEmpty())
            .filter(task -> SAMPLE.contains(task.labels().get("problem")))
            .filter(task -> !task.id().endsWith("/hip") || task.id().contains("fft")));
  }

  List<String> problems() {
    return names(court.suite().tasks().stream().filter(task -> task.id().endsWith("/serial")));
  }

  private static List<String> names(Stream<Task> tasks) {
    return tasks.map(Task::id).map(id -> id.substring("parallel/".length())).toList();
  }

  private static String text(Candidate candidate) {
    return candidate.files().values().iterator().next();
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void theOracleIsCorrect(String id) throws Exception {
    Task task = court.task(id);
    Verdict verdict = court.verdict(id, court.oracle(task));
    assertThat(verdict.outcome()).as("%s", verdict.evidence()).isEqualTo(Outcome.CORRECT);
    assertThat(verdict.configurations().stream().map(Configuration::n))
        .isEqualTo(court.suite().resources(task, Court.GLANCE));
    assertThat(verdict.configurations())
        .allSatisfy(one -> assertThat(one.timing().orElseThrow().samples()).isNotEmpty());
    assertThat(verdict.build()).isPresent();
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void doingNothingIsWrong(String id) throws Exception {
    Verdict verdict = court.verdict(id, text(court.suite().nothing(court.task(id))));
    assertThat(verdict.outcome()).as("%s", verdict.evidence()).isEqualTo(Outcome.WRONG);
  }

  @ParameterizedTest
  @MethodSource("problems")
  void theReferenceGivesWhatTheTextsExamplesSay(String id, @TempDir Path folder) throws Exception {
    Path judge = court.judge(id);
    Path job = Files.writeString(folder.resolve("job"), "");
    try (Conversation conversation =
        Conversation.start(List.of(judge.toString(), job.toString()), folder.resolve("errors"))) {
      assertThat(conversation.ask("examples")).startsWith("{\"outcome\":\"CORRECT\"");
    }
  }
}
