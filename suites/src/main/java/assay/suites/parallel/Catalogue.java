package assay.suites.parallel;

import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.problem.ProblemPack;
import assay.task.Task;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The tasks of a pack: every problem in every execution model, and translations once named. */
final class Catalogue {
  private final Map<String, ParallelTask> tasks = new LinkedHashMap<>();
  private final Map<String, ParallelTask> translated = new ConcurrentHashMap<>();
  private final Translations translations;

  Catalogue(ProblemPack pack, Toolchain toolchain) {
    this.translations = new Translations(pack, toolchain::lacks);
    for (Problem problem : pack.problems()) {
      for (ExecutionModel model : ExecutionModel.values()) {
        ParallelTask task =
            new ParallelTask(pack.pack().name(), problem, model, toolchain.lacks(model));
        tasks.put(task.id(), task);
      }
    }
  }

  List<Task> all() {
    return tasks.values().stream().map(ParallelTask::task).toList();
  }

  List<Task> translations(String name) {
    List<Task> named = new ArrayList<>();
    for (ParallelTask task : translations.named(name)) {
      translated.put(task.id(), task);
      named.add(task.task());
    }
    return named;
  }

  Optional<ParallelTask> find(String id) {
    if (!tasks.containsKey(id) && !translated.containsKey(id)) {
      translations(id.substring(id.lastIndexOf('/') + 1));
    }
    return Optional.ofNullable(tasks.get(id)).or(() -> Optional.ofNullable(translated.get(id)));
  }
}
