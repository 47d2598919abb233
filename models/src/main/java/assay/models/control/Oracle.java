package assay.models.control;

import assay.model.Model;
import assay.model.ModelException;
import assay.model.Reply;
import assay.model.Request;
import assay.suite.Suite;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Task;

/** Answers with the built-in solution; must score 1. */
public record Oracle(Suite suite) implements Model {
  @Override
  public String name() {
    return "oracle";
  }

  @Override
  public String parameters() {
    return "";
  }

  @Override
  public int answers(Task task) {
    return suite.oracle(task).isPresent() ? 1 : 0;
  }

  @Override
  public boolean listens() {
    return false;
  }

  @Override
  public Reply ask(Request request) throws ModelException {
    Task task = request.task();
    Candidate candidate =
        suite
            .oracle(task)
            .orElseThrow(() -> new ModelException("There is no oracle for " + task.id() + "."));
    return Reply.of(Answer.Form.CODE, Single.text(candidate));
  }
}
