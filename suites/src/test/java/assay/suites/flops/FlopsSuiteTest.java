package assay.suites.flops;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suite.Extracted;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class FlopsSuiteTest {
  private FlopsSuite suite;

  @BeforeAll
  void open() throws Exception {
    suite =
        FlopsSuite.open(
            Path.of(System.getProperty("assay.home")).resolve("packs").resolve("flops"));
  }

  private Outcome outcome(Task task, Candidate candidate) {
    return suite.admit(task, candidate).map(Verdict::outcome).orElseThrow();
  }

  @Test
  void oracleIsRightAndNothingOnlyWhereThereIsNothing() {
    for (Task task : suite.tasks()) {
      assertThat(outcome(task, suite.oracle(task).orElseThrow())).isEqualTo(Outcome.CORRECT);
      boolean none = "none".equals(task.labels().get("class"));
      assertThat(outcome(task, suite.nothing(task)))
          .isEqualTo(none ? Outcome.CORRECT : Outcome.WRONG);
    }
  }

  @Test
  void thePackHasEnoughOfEveryClassAndAttribute() {
    List<Task> tasks = suite.tasks();
    assertThat(tasks).hasSizeGreaterThanOrEqualTo(120);
    Map<String, Long> classes =
        tasks.stream()
            .collect(
                Collectors.groupingBy(
                    task -> String.valueOf(task.labels().get("class")), Collectors.counting()));
    assertThat(classes).containsOnlyKeys("none", "SP", "DP", "mixed");
    assertThat(classes.values()).allMatch(count -> count >= 20);
    for (String attribute :
        List.of(
            "warp_divergence",
            "data_divergence",
            "division",
            "library_call",
            "device_call",
            "special_math",
            "common_subexpression",
            "recursion")) {
      assertThat(tasks.stream().filter(task -> attributes(task).contains(attribute)))
          .as(attribute)
          .hasSizeGreaterThanOrEqualTo(10);
    }
  }

  private static List<String> attributes(Task task) {
    return List.of(String.valueOf(task.labels().get("attributes")).split("[+]", -1));
  }

  @Test
  void anAnswerWithoutCountsIsNone() {
    Task task = suite.tasks().getFirst();
    assertThat(suite.extract(task, new Answer(Answer.Form.MESSAGE, "About a million.")))
        .isInstanceOfSatisfying(
            Extracted.Nothing.class,
            nothing -> assertThat(nothing.verdict().outcome()).isEqualTo(Outcome.NO_CODE));
  }

  @Test
  void theSolverAnswersAsAModelWould() throws Exception {
    Task task = suite.task("flops/hopper/axpby").orElseThrow();
    String answer = suite.solved(task).orElseThrow();
    assertThat(suite.extract(task, new Answer(Answer.Form.MESSAGE, answer)))
        .isInstanceOfSatisfying(
            Extracted.Found.class,
            found -> assertThat(outcome(task, found.candidate())).isEqualTo(Outcome.CORRECT));
  }

  @Test
  void whatTheSolverFoundIsKeptByItsCodeAndTheLaunch(@TempDir Path cache) throws Exception {
    Path pack = Path.of(System.getProperty("assay.home")).resolve("packs").resolve("flops");
    FlopsSuite keeping = FlopsSuite.open(pack, cache);
    Task task = keeping.task("flops/hopper/axpby").orElseThrow();
    String answer = keeping.solved(task).orElseThrow();
    assertThat(answer).isEqualTo(suite.solved(task).orElseThrow());
    List<Path> kept;
    try (Stream<Path> files = Files.walk(cache)) {
      kept = files.filter(Files::isRegularFile).toList();
    }
    assertThat(kept).singleElement().asString().endsWith(".json");
    Files.writeString(kept.getFirst(), "seen before");
    assertThat(FlopsSuite.open(pack, cache).solved(task)).contains("seen before");
    Task other = keeping.task("flops/hopper/grid-life-bits").orElseThrow();
    assertThat(keeping.solved(other)).isEqualTo(suite.solved(other));
  }

  @Test
  void asksThreeTimesAndKnowsItsKernels() {
    Task task = suite.tasks().getFirst();
    assertThat(suite.samples()).isEqualTo(3);
    assertThat(suite.kernel(task)).isPresent();
    Task changed =
        new Task(task.id(), task.suite(), task.pack(), "other", task.labels(), "", task.skipped());
    assertThat(suite.kernel(changed)).isEmpty();
  }
}
