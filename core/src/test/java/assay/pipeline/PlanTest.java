package assay.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import assay.model.Model;
import assay.model.ModelException;
import assay.model.Reply;
import assay.model.Request;
import assay.statistics.Effort;
import assay.strategy.Manner;
import assay.task.Task;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlanTest {
  private static List<String> trials(Model model, int samples, Task... tasks) {
    FakeSuite suite = new FakeSuite(Path.of("/nowhere"));
    return new Plan(suite, List.of(tasks), model, samples, Manner.plain(), Effort.QUICK)
        .trials().stream().map(one -> one.id().task() + " " + one.id().sample()).toList();
  }

  @Test
  void seesEveryTaskBeforeTheNextSample() {
    assertThat(trials(FakeModel.silent(), 2, FakeSuite.named("b"), FakeSuite.named("a")))
        .containsExactly("b 0", "a 0", "b 1", "a 1");
    assertThat(trials(FakeModel.silent(), 0, FakeSuite.named("a"))).isEmpty();
  }

  @Test
  void notesASkippedTaskOnce() {
    Task skipped = FakeSuite.named("b", Optional.of("no nvcc"));
    assertThat(trials(FakeModel.silent(), 3, FakeSuite.named("a"), skipped))
        .containsExactly("a 0", "b 0", "a 1", "a 2");
  }

  @Test
  void asksAModelOnlyForTheAnswersItHas() {
    Model two =
        new Model() {
          @Override
          public String name() {
            return "two";
          }

          @Override
          public String parameters() {
            return "";
          }

          @Override
          public int answers(Task task) {
            return task.id().equals("a") ? 2 : 0;
          }

          @Override
          public Reply ask(Request request) throws ModelException {
            throw new ModelException("nobody asks");
          }
        };
    assertThat(trials(two, 5, FakeSuite.named("a"), FakeSuite.named("b")))
        .containsExactly("a 0", "a 1");
  }
}
