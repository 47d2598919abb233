package assay.pipeline;

import assay.model.Model;
import assay.model.ModelException;
import assay.model.Reply;
import assay.model.Request;
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

  interface Listener {
    String answer(Request request) throws ModelException, InterruptedException;
  }

  final List<String> asked = Collections.synchronizedList(new ArrayList<>());
  private final Listener listener;

  FakeModel(Script script) {
    this(request -> script.answer(request.task(), request.sample()));
  }

  private FakeModel(Listener listener) {
    this.listener = listener;
  }

  /** One that reads its questions. */
  static FakeModel listening(Listener listener) {
    return new FakeModel(listener);
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
  public Reply ask(Request request) throws ModelException, InterruptedException {
    asked.add(
        request.task().id()
            + " "
            + request.sample()
            + (request.turn() == 0 ? "" : " " + request.turn()));
    return Reply.of(Answer.Form.CODE, listener.answer(request));
  }
}
