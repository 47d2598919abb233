package assay.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.model.Question;
import assay.statistics.Effort;
import assay.strategy.Manner;
import assay.strategy.Prompts;
import assay.strategy.Shots;
import assay.strategy.StrategyException;
import assay.strategy.StrategyReader;
import assay.strategy.Templates;
import assay.suite.Example;
import assay.suite.Representation;
import assay.suite.Retelling;
import assay.suite.Suite;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tasks that are shown in another form than their suite's. */
class RetellingTest {
  private static final Task TOLD = FakeSuite.named("told");
  private static final Task UNTOLD = FakeSuite.named("untold");
  private static final Path NOWHERE = Path.of("/nowhere");

  /** Has one task that cannot be told, and one example. */
  private static final Retelling RETELLING =
      new Retelling() {
        @Override
        public Optional<String> lacks() {
          return Optional.empty();
        }

        @Override
        public void prepare(List<Task> tasks, Path pack) {}

        @Override
        public Retold of(Task task, Representation form) {
          return task.equals(TOLD)
              ? new Told("a graph in " + form.label() + "\n")
              : new Untold("it looks into the future");
        }

        @Override
        public Question question(Task task, Question.Form form, String shown) {
          return new Question(form, "", "Solve this.\n\n" + shown, Optional.empty());
        }

        @Override
        public List<Example> examples(Task task, Path pack, Representation form) {
          return List.of(new Example("one", "an example in " + form.label(), "x = 1"));
        }
      };

  private static final Suite SUITE =
      new FakeSuite(NOWHERE) {
        @Override
        public Optional<Retelling> retelling() {
          return Optional.of(RETELLING);
        }
      };

  private static Plan plan(Suite suite, String strategy) throws StrategyException {
    Prompts prompts = new Prompts(new Templates(Path.of("..", "prompts"), Optional.empty()));
    Manner manner = new Manner(StrategyReader.read(strategy, Shots.ZERO), prompts);
    FakeModel model = FakeModel.listening(_ -> "");
    return new Plan(suite, List.of(TOLD, UNTOLD), model, 2, manner, Effort.QUICK);
  }

  @Test
  void theTaskAndItsExamplesAreShownInTheFormWithWordsAroundIt() throws StrategyException {
    String text = plan(SUITE, "one-shot,input=onnx").question(TOLD).text();
    assertThat(text)
        .contains("Solve this.\n\nThe module is shown as a graph in the manner of ONNX")
        .contains("```text\na graph in onnx\n```")
        .contains("```text\nan example in onnx\n```\n\nA good answer is:\n\nx = 1")
        .doesNotContain("Write told");
    assertThat(plan(SUITE, "zero-shot").question(TOLD).text()).isEqualTo("Write told");
  }

  @Test
  void whatHasNoSuchFormIsSkippedOnceAndNotAsked() throws StrategyException {
    Plan plan = plan(SUITE, "input=fx");
    Verdict verdict = plan.skipped(UNTOLD).orElseThrow();
    assertThat(verdict)
        .isEqualTo(
            Verdict.of(
                Outcome.SKIPPED, Reason.NO_FORM, "it has no form fx: it looks into the future"));
    assertThat(plan.trials()).hasSize(3);
    assertThat(plan.questions()).extracting(Plan.Planned::task).containsExactly(TOLD, TOLD);
    assertThat(plan(SUITE, "zero-shot").questions()).hasSize(4);
    assertThatThrownBy(() -> plan.question(UNTOLD)).hasMessageContaining("untold has no form fx");
  }

  @Test
  void aSuiteWithoutFormsShowsNone() throws StrategyException {
    Plan plan = plan(new FakeSuite(NOWHERE), "input=text");
    assertThatThrownBy(() -> plan.question(TOLD))
        .hasMessage("Tasks of the suite fake have no other forms");
  }
}
