package assay.cli;

import assay.model.Model;
import assay.model.Question;
import assay.pack.PackException;
import assay.strategy.Feedback;
import assay.strategy.Manner;
import assay.strategy.Prompts;
import assay.strategy.Shots;
import assay.strategy.Strategy;
import assay.strategy.StrategyException;
import assay.strategy.StrategyReader;
import assay.strategy.Templates;
import assay.suite.Representation;
import assay.suite.Retelling;
import assay.suite.Suite;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How a model is asked. */
final class StrategyOption {
  @Option(
      names = "--strategy",
      paramLabel = "PARTS",
      description = {
        "How the model is asked: zero-shot, one-shot or few-shot, input=pytorch|fx|onnx|text, hardware[=NAME], refine:TURNS.",
        "A refinement takes feedback=G|G+E|G+E+P, shown=last|best|all, stop=correct|speedup:X|stall:N, tokens=N, dollars=X.",
        "Feedback is G, the code; E, what was found; P, where a correct answer spends its time (parallel by perf or valgrind, kernels by PyTorch's profiler)."
      })
  private @Nullable String strategy;

  @Option(
      names = "--prompts",
      paramLabel = "FOLDER",
      description = "Texts of your own in place of those in prompts/, by the name of the file.")
  private @Nullable Path prompts;

  boolean isGiven() {
    return strategy != null || prompts != null;
  }

  Manner manner(Suite suite, Places places) throws Complaint {
    Path own = prompts;
    if (own != null && !Files.isDirectory(own)) {
      throw Complaint.usage("There is no folder " + own + " with prompts.");
    }
    return new Manner(
        strategy == null ? usual(suite) : requireShown(read(strategy, suite), suite),
        new Prompts(new Templates(places.prompts(), Optional.ofNullable(own))));
  }

  private static Strategy requireShown(Strategy strategy, Suite suite) throws Complaint {
    if (strategy.input() != Representation.PYTORCH && suite.retelling().isEmpty()) {
      throw Complaint.usage(
          "input=%s shows a module in another form, and the tasks of the suite %s are no modules."
              .formatted(strategy.input().label(), suite.name()));
    }
    return strategy;
  }

  /** As the suite asks where nobody says anything else. */
  static Manner usual(Suite suite, Places places) {
    return new Manner(usual(suite), new Prompts(new Templates(places.prompts(), Optional.empty())));
  }

  private static Strategy usual(Suite suite) {
    return Strategy.asking(suite.shots() == 0 ? Shots.ZERO : Shots.ONE);
  }

  static Strategy read(String text, Suite suite) throws Complaint {
    try {
      return StrategyReader.read(text, usual(suite).shots());
    } catch (StrategyException e) {
      throw Complaint.usage(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Makes ready what the strategy shows of the tasks; complains of what it names and one of them
   * does not have.
   */
  static void requireFor(Manner manner, Suite suite, List<Task> tasks, Terminal terminal)
      throws Complaint, PackException, IOException, InterruptedException {
    if (manner.strategy().input() != Representation.PYTORCH) {
      prepare(manner, suite, tasks, terminal);
    }
    Map<String, Task> kinds = new LinkedHashMap<>();
    tasks.forEach(task -> kinds.putIfAbsent(task.labels().getOrDefault("exec", ""), task));
    for (Task task : kinds.values()) {
      try {
        manner.prompts().require(suite, task, manner.strategy());
      } catch (StrategyException e) {
        throw Complaint.usage(String.valueOf(e.getMessage()));
      }
    }
  }

  private static void prepare(Manner manner, Suite suite, List<Task> tasks, Terminal terminal)
      throws Complaint, PackException, IOException, InterruptedException {
    String form = "input=" + manner.strategy().input().label();
    Optional<String> lacks = suite.retelling().flatMap(Retelling::lacks);
    if (lacks.isPresent()) {
      throw new Complaint(ExitCode.LACKING, "%s needs %s.".formatted(form, lacks.get()));
    }
    try (Waiting _ = Waiting.on(terminal, "retelling modules for " + form)) {
      manner.prompts().prepare(suite, tasks, manner.strategy());
    }
  }

  /** What there is to say where the strategy tells profiles, and of some tasks there are none. */
  static Optional<String> lackOfProfiles(Manner manner, Suite suite, List<Task> tasks) {
    boolean wanted =
        manner
            .strategy()
            .refinement()
            .filter(one -> one.feedback().contains(Feedback.P))
            .isPresent();
    List<String> reasons =
        tasks.stream()
            .filter(task -> wanted && task.skipped().isEmpty())
            .flatMap(task -> suite.lacksProfile(task).stream())
            .distinct()
            .toList();
    return reasons.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Some turns will be told no profile: %s.".formatted(String.join("; ", reasons)));
  }

  /** A text that is to be continued has no place for anything around it. */
  static Manner requireApt(Manner manner, Suite suite, Model model) throws Complaint {
    Strategy strategy = manner.strategy();
    boolean plain = strategy.equals(Strategy.asking(Shots.ZERO)) || strategy.equals(usual(suite));
    if (model.form() == Question.Form.COMPLETION && !plain) {
      throw Complaint.usage(
          "A base model that continues the prompt can only be asked plainly; leave --strategy or --completion out.");
    }
    if (strategy.refinement().isPresent() && !suite.judgesPrograms()) {
      throw Complaint.usage(
          "Answers to the suite %s are not programs that could be refined; ask for --samples."
              .formatted(suite.name()));
    }
    return manner;
  }
}
