package assay.cli;

import assay.runfile.RunFile;
import assay.runfile.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Finds a trial by what a user typed: {@code task#sample}, or the end of the task's id. */
final class TrialArgument {
  private TrialArgument() {}

  static Trial find(RunFile file, String text) throws Complaint {
    int hash = text.lastIndexOf('#');
    String task = hash < 0 ? text : text.substring(0, hash);
    List<Trial> found = new ArrayList<>();
    TreeSet<String> tasks = new TreeSet<>();
    for (Trial trial : file.trials()) {
      String id = trial.id().task();
      boolean meant = id.equals(task) || id.endsWith("/" + task);
      if (meant && (hash < 0 || sample(text, hash) == trial.id().sample())) {
        found.add(trial);
        tasks.add(id);
      }
    }
    if (tasks.size() > 1) {
      throw Complaint.usage("'%s' can be any of %s.".formatted(text, String.join(", ", tasks)));
    }
    if (found.isEmpty()) {
      throw Complaint.usage(
          "There is no trial '%s' in this run (./assay runs show %s lists them)."
              .formatted(text, Shell.quoted(file.path().toString())));
    }
    if (found.size() > 1) {
      throw Complaint.usage(
          "%s has %d samples; say which, such as %s."
              .formatted(tasks.first(), found.size(), RunProgress.name(found.getFirst().id())));
    }
    return found.getFirst();
  }

  private static int sample(String text, int hash) throws Complaint {
    try {
      return Integer.parseInt(text.substring(hash + 1));
    } catch (NumberFormatException e) {
      throw new Complaint(
          ExitCode.USAGE, "Say task#sample, with samples counted from 0, not '" + text + "'.", e);
    }
  }
}
