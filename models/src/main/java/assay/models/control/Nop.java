package assay.models.control;

import assay.model.Model;
import assay.model.Reply;
import assay.model.Request;
import assay.suite.Suite;
import assay.task.Answer;
import assay.task.Task;

/** Answers with code that compiles and does nothing; must score 0. */
public record Nop(Suite suite) implements Model {
  @Override
  public String name() {
    return "nop";
  }

  @Override
  public String parameters() {
    return "";
  }

  @Override
  public int answers(Task task) {
    return 1;
  }

  @Override
  public boolean listens() {
    return false;
  }

  @Override
  public Reply ask(Request request) {
    return Reply.of(Answer.Form.CODE, Single.text(suite.nothing(request.task())));
  }
}
