package assay.models.control;

import assay.model.Model;
import assay.model.ModelException;
import assay.model.Reply;
import assay.model.Request;
import assay.runfile.RunFile;
import assay.runfile.StoredAnswer;
import assay.runfile.Trial;
import assay.task.Task;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Gives answers that were recorded before; what it lacks it is not asked for. */
public final class Replay implements Model {
  /** Which answer: that of a task's sample, in one of its turns. */
  public record Slot(String task, int sample, int turn) {
    /** That of a sample which was asked for once. */
    public Slot(String task, int sample) {
      this(task, sample, 0);
    }
  }

  private final String name;
  private final String parameters;
  private final Map<Slot, Reply> answers;
  private final Map<String, Integer> counts = new HashMap<>();

  /**
   * Answers that somebody else has read.
   *
   * @param parameters what tells them from others under the same name
   */
  public Replay(String name, String parameters, Map<Slot, Reply> answers) {
    this.name = name;
    this.parameters = parameters;
    this.answers = Map.copyOf(answers);
    answers.keySet().forEach(one -> counts.merge(one.task(), one.sample() + 1, Math::max));
  }

  /** The answers in a file of JSON Lines, or those in a run file. */
  public static Replay load(Path file) throws ModelException {
    return ReplayFile.load(file);
  }

  /** The answers of a run, under the name of the model that gave them. */
  public static Replay of(RunFile run) {
    return new Replay(run.header().model(), run.header().parameters(), recorded(run));
  }

  static Map<Slot, Reply> recorded(RunFile run) {
    Map<Slot, Reply> answers = new HashMap<>();
    for (Trial trial : run.trials()) {
      Optional<StoredAnswer> answer = run.answer(trial.id());
      answer.ifPresent(
          one ->
              answers.put(
                  new Slot(trial.id().task(), trial.id().sample(), trial.id().turn()),
                  Reply.of(one.answer().form(), one.answer().text())));
    }
    return answers;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String parameters() {
    return parameters;
  }

  @Override
  public int answers(Task task) {
    return counts.getOrDefault(task.id(), 0);
  }

  @Override
  public boolean answers(Task task, int sample) {
    return answers.containsKey(new Slot(task.id(), sample));
  }

  @Override
  public boolean answers(Task task, int sample, int turn) {
    return answers.containsKey(new Slot(task.id(), sample, turn));
  }

  @Override
  public boolean listens() {
    return false;
  }

  @Override
  public Reply ask(Request request) throws ModelException {
    String task = request.task().id();
    Reply answer = answers.get(new Slot(task, request.sample(), request.turn()));
    if (answer == null) {
      throw new ModelException(
          "%s has no sample %d for %s%s."
              .formatted(
                  name,
                  request.sample(),
                  task,
                  request.turn() == 0 ? "" : " in turn " + request.turn()));
    }
    return answer;
  }
}
