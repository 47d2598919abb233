package assay.strategy;

import assay.model.Question;
import assay.pack.PackException;
import assay.pack.Spelling;
import assay.suite.Example;
import assay.suite.Suite;
import assay.task.Candidate;
import assay.task.Task;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Puts questions together: what the strategy shows first, the task as its suite asks for it, and in
 * later turns what came of the answers before.
 */
public final class Prompts {
  private final Templates templates;

  public Prompts(Templates templates) {
    this.templates = templates;
  }

  /** What tells questions put together here from others, beside the strategy's name. */
  public String hash() {
    return templates.hash();
  }

  /** The question of the first turn. */
  public Question first(Suite suite, Task task, Question.Form form, Strategy strategy) {
    try {
      Showing showing = showing(suite, strategy);
      Question plain = showing.question(task, form);
      List<String> parts = new ArrayList<>();
      for (Example example : examples(showing, task, strategy)) {
        parts.add(
            templates.filled(
                "example.md",
                Map.of(
                    "question", example.question().strip(), "answer", example.answer().strip())));
      }
      if (strategy.hardware().isPresent()) {
        hardware(suite, task, strategy.hardware().get()).ifPresent(parts::add);
      }
      if (!parts.isEmpty()) {
        parts.add(templates.filled("task.md", Map.of()));
      }
      return parts.isEmpty() ? plain : with(plain, parts, List.of());
    } catch (PackException | StrategyException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /** Makes ready what the strategy shows; without that, each question takes longer. */
  public void prepare(Suite suite, List<Task> tasks, Strategy strategy)
      throws PackException, IOException, InterruptedException {
    showing(suite, strategy).prepare(tasks);
  }

  /** Why the task cannot be shown as the strategy wants it, where it cannot. */
  public Optional<String> obstacle(Suite suite, Task task, Strategy strategy) {
    return showing(suite, strategy).obstacle(task);
  }

  private Showing showing(Suite suite, Strategy strategy) {
    return new Showing(suite, strategy.input(), templates);
  }

  /** Complains of what the strategy names and the task's suite or the prompts do not have. */
  public void require(Suite suite, Task task, Strategy strategy)
      throws PackException, StrategyException {
    List<String> names = new ArrayList<>();
    if (strategy.shots().most() > 0) {
      showing(suite, strategy).examples(task).forEach(one -> names.add(one.name()));
    }
    for (String wanted : strategy.examples()) {
      if (!names.contains(wanted)) {
        throw new StrategyException(
            "There is no example '%s' for %s, only %s%s"
                .formatted(
                    wanted, task.id(), String.join(", ", names), Spelling.hint(wanted, names)));
      }
    }
    if (names.isEmpty() && strategy.shots().most() > 0) {
      throw new StrategyException("There are no examples for %s.".formatted(task.id()));
    }
    if (strategy.hardware().isPresent()) {
      hardware(suite, task, strategy.hardware().get());
    }
  }

  private static List<Example> examples(Showing showing, Task task, Strategy strategy)
      throws PackException {
    if (strategy.shots().most() == 0) {
      return List.of();
    }
    return showing.examples(task).stream()
        .filter(one -> strategy.examples().isEmpty() || strategy.examples().contains(one.name()))
        .limit(strategy.shots().most())
        .toList();
  }

  /** What is told about the device; nothing about a GPU where the task is none for it. */
  private Optional<String> hardware(Suite suite, Task task, String device)
      throws PackException, StrategyException {
    if (!suite.judgesPrograms()) {
      throw new StrategyException(
          "Answers to the suite %s do not run anywhere; leave 'hardware' out."
              .formatted(suite.name()));
    }
    Optional<Hardware> gpu = Hardware.gpu(device, templates);
    return suite.isForGpu(task)
        ? gpu.map(one -> one.text("hardware/gpu.md", templates))
        : Optional.of(Hardware.cpu().text("hardware/cpu.md", templates));
  }

  /**
   * The question of a later turn.
   *
   * @param first that of the first turn
   * @param told about every turn so far
   */
  public Question next(Question first, Refinement refinement, List<Told> told) {
    List<String> parts = new ArrayList<>();
    for (Told one : about(refinement.shown(), told)) {
      parts.add(templates.filled("previous.md", Map.of("code", code(one.turn()))));
      if (refinement.feedback().contains(Feedback.E)) {
        String result = ResultText.of(one.turn().verdict(), one.practice());
        parts.add(templates.filled("result.md", Map.of("result", result)));
      }
      one.profile()
          .filter(_ -> refinement.feedback().contains(Feedback.P))
          .ifPresent(text -> parts.add(templates.filled("profile.md", Map.of("profile", text))));
    }
    parts.add(templates.filled("again.md", Map.of()));
    return with(first, List.of(), parts);
  }

  private static List<Told> about(Shown shown, List<Told> told) {
    return switch (shown) {
      case ALL -> told;
      case LAST -> List.of(told.getLast());
      case BEST -> {
        Turn best = Turn.best(told.stream().map(Told::turn).toList());
        yield told.stream()
            .filter(one -> one.turn().equals(best) || one.equals(told.getLast()))
            .toList();
      }
    };
  }

  private static String code(Turn turn) {
    Optional<Candidate> candidate = turn.candidate();
    if (candidate.isEmpty()) {
      return turn.answer().text().strip();
    }
    StringBuilder text = new StringBuilder();
    candidate
        .get()
        .files()
        .forEach(
            (path, code) ->
                text.append(text.isEmpty() ? "" : "\n\n")
                    .append("```")
                    .append(path.endsWith(".py") ? "python" : "cpp")
                    .append('\n')
                    .append(code.strip())
                    .append("\n```"));
    return text.toString();
  }

  private static Question with(Question plain, List<String> before, List<String> after) {
    List<String> parts = new ArrayList<>(before);
    parts.add(plain.text().strip());
    parts.addAll(after);
    String text = String.join("\n\n", parts) + "\n";
    return new Question(plain.form(), plain.system(), text, plain.structure());
  }
}
