package assay.cli;

import assay.pack.Spelling;
import assay.suite.Suite;
import assay.task.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds a task by what a user typed. */
final class TaskId {
  private TaskId() {}

  static Task find(List<Suite> suites, String id) throws Complaint {
    List<String> ids = new ArrayList<>();
    for (Suite suite : suites) {
      Optional<Task> found = suite.task(id);
      if (found.isPresent()) {
        return found.get();
      }
      suite.tasks().forEach(task -> ids.add(task.id()));
    }
    throw Complaint.usage(
        "There is no task '" + id + "'" + Spelling.hint(id, ids) + " (./assay tasks lists them).");
  }
}
