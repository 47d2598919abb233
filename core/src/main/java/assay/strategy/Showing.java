package assay.strategy;

import assay.model.Question;
import assay.pack.PackException;
import assay.suite.Example;
import assay.suite.Representation;
import assay.suite.Retelling;
import assay.suite.Suite;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Shows tasks and examples as their suite does, or in another form and the words around it. */
record Showing(Suite suite, Representation form, Templates templates) {
  /** Makes sure that there is something to show, and makes it ready. */
  void prepare(List<Task> tasks) throws PackException, IOException, InterruptedException {
    if (isOther()) {
      retelling().prepare(tasks, pack());
    }
  }

  /** Why the task cannot be shown, where it cannot. */
  Optional<String> obstacle(Task task) {
    return !isOther()
        ? Optional.empty()
        : switch (retelling().of(task, form)) {
          case Retelling.Told _ -> Optional.empty();
          case Retelling.Untold(String why) ->
              Optional.of("it has no form %s: %s".formatted(form.label(), why));
        };
  }

  Question question(Task task, Question.Form way) {
    return isOther()
        ? retelling().question(task, way, framed(text(task)))
        : suite.question(task, way);
  }

  List<Example> examples(Task task) throws PackException {
    if (!isOther()) {
      return suite.examples(task, pack());
    }
    return retelling().examples(task, pack(), form).stream()
        .map(one -> new Example(one.name(), framed(one.question()), one.answer()))
        .toList();
  }

  private boolean isOther() {
    return form != Representation.PYTORCH;
  }

  private Path pack() {
    return templates.folder("examples/" + suite.name());
  }

  private Retelling retelling() {
    return suite
        .retelling()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "Tasks of the suite %s have no other forms".formatted(suite.name())));
  }

  private String text(Task task) {
    return switch (retelling().of(task, form)) {
      case Retelling.Told(String text) -> text;
      case Retelling.Untold(String why) ->
          throw new IllegalArgumentException(
              "%s has no form %s: %s".formatted(task.id(), form.label(), why));
    };
  }

  private String framed(String text) {
    return templates.filled("input/%s.md".formatted(form.label()), Map.of("module", text.strip()));
  }
}
