package assay.strategy;

import assay.model.Question;
import assay.suite.Suite;
import assay.task.Task;
import java.nio.file.Path;
import java.util.Optional;

/** A strategy, and the texts it is carried out with. */
public record Manner(Strategy strategy, Prompts prompts) {
  private static final int SHORT = 16;

  /** Asks once, in the suite's own words. */
  public static Manner plain() {
    return new Manner(
        Strategy.asking(Shots.ZERO), new Prompts(new Templates(Path.of(""), Optional.empty())));
  }

  /** The question that each sample of the task begins with. */
  public Question first(Suite suite, Task task, Question.Form form) {
    return prompts.first(suite, task, form, strategy);
  }

  /** Why the task cannot be shown so, where it cannot. */
  public Optional<String> obstacle(Suite suite, Task task) {
    return prompts.obstacle(suite, task, strategy);
  }

  /** What it changes in answers, as one canonical text; empty where it adds nothing. */
  public String parameters() {
    boolean plain = strategy.equals(Strategy.asking(Shots.ZERO));
    return plain
        ? ""
        : "strategy=%s;prompts=%s".formatted(strategy.name(), prompts.hash().substring(0, SHORT));
  }
}
