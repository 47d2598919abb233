package assay.pipeline;

import assay.model.Model;
import assay.model.ModelException;
import assay.model.Reply;
import assay.task.Answer;
import assay.task.Task;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A model that answers by a script and remembers what it was asked. */
final class FakeModel implements Model {
  interface Script {
    String answer(Task task, int sample) throws ModelException, InterruptedException;
  }

  final List<String> asked = Collections.synchronizedList(new ArrayList<>());
  private final Script script;

  FakeModel(Script script) {
    this.script = script;
  }

  /** Of which nothing may be asked. */
  static FakeModel silent() {
    return new FakeModel(
        (task, sample) -> {
          throw new AssertionError("asked again: " + task.id() + " " + sample);
        });
  }

  @Override
  public String name() {
    return "fake";
  }

  @Override
  public String parameters() {
    return "";
  }

  @Override
  public Reply ask(Task task, int sample) throws ModelException, InterruptedException {
    asked.add(task.id() + " " + sample);
    return Reply.of(Answer.Form.CODE, script.answer(task, sample));
  }
}
