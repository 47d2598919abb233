package assay.cli;

import assay.pack.Spelling;
import assay.task.Task;
import java.util.List;

/** Finds a task by what a user typed. */
final class TaskId {
  private TaskId() {}

  static Task find(List<Task> tasks, String id) throws Complaint {
    for (Task task : tasks) {
      if (task.id().equals(id)) {
        return task;
      }
    }
    List<String> ids = tasks.stream().map(Task::id).toList();
    throw Complaint.usage(
        "There is no task '" + id + "'" + Spelling.hint(id, ids) + " (./assay tasks lists them).");
  }
}
