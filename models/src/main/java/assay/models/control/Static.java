package assay.models.control;

import assay.model.Model;
import assay.model.ModelException;
import assay.model.Reply;
import assay.model.Request;
import assay.suite.Suite;
import assay.task.Answer;
import assay.task.Task;
import java.io.IOException;

/** Answers with what the suite's own solver finds: the baseline every model is measured against. */
public record Static(Suite suite) implements Model {
  @Override
  public String name() {
    return "static";
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
  public Reply ask(Request request) throws ModelException {
    try {
      String answer =
          suite
              .solved(request.task())
              .orElseThrow(
                  () -> new ModelException("The suite " + suite.name() + " has no solver."));
      return Reply.of(Answer.Form.MESSAGE, answer);
    } catch (IOException e) {
      throw new ModelException(String.valueOf(e.getMessage()), e);
    }
  }
}
