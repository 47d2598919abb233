package assay.models.control;

import assay.model.Model;
import assay.model.ModelException;
import assay.model.Reply;
import assay.model.Request;
import assay.redteam.Attack;
import assay.redteam.RedTeam;
import assay.suite.Suite;
import assay.task.Answer;
import assay.task.Task;
import assay.verdict.Outcome;
import java.util.List;

/** Answers with the attacks of the red team that do no work, one a sample; must score 0. */
public record Cheat(Suite suite, RedTeam redTeam) implements Model {
  @Override
  public String name() {
    return "cheat";
  }

  @Override
  public String parameters() {
    return redTeam.hash();
  }

  @Override
  public int answers(Task task) {
    return attacks(task).size();
  }

  @Override
  public boolean listens() {
    return false;
  }

  @Override
  public Reply ask(Request request) throws ModelException {
    Task task = request.task();
    List<Attack> attacks = attacks(task);
    if (request.sample() >= attacks.size()) {
      throw new ModelException("There are only " + attacks.size() + " attacks on " + task.id());
    }
    return Reply.of(
        Answer.Form.CODE, attacks.get(request.sample()).candidate(suite.placeholders(task)));
  }

  private List<Attack> attacks(Task task) {
    return redTeam.against(task, suite.lane(task, RedTeam.EFFORT).gpu()).stream()
        .filter(attack -> !attack.ends().contains(Outcome.CORRECT))
        .toList();
  }
}
