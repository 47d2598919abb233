package assay.suite;

import assay.model.Question;
import assay.pack.PackException;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Shows what tasks are about in other forms than their suite does by itself. */
public interface Retelling {
  /** What became of it in one form. */
  sealed interface Retold {}

  record Told(String text) implements Retold {}

  /**
   * It has no such form.
   *
   * @param why in a part of a sentence
   */
  record Untold(String why) implements Retold {}

  /** What this machine lacks to retell anything, and how to get it. */
  Optional<String> lacks();

  /**
   * Retells tasks and examples all at once, because that takes much less time than one by one.
   *
   * @param pack where examples are
   */
  void prepare(List<Task> tasks, Path pack) throws PackException, IOException, InterruptedException;

  /** What the task is about, in that form. */
  Retold of(Task task, Representation form);

  /**
   * How a model is asked for the task.
   *
   * @param shown all it is told about what the suite would show by itself
   */
  Question question(Task task, Question.Form form, String shown);

  /** The suite's examples, each asking with nothing but what it is about, in that form. */
  List<Example> examples(Task task, Path pack, Representation form) throws PackException;
}
