package assay.cli;

import assay.runfile.RunFile;
import assay.runfile.Trial;
import assay.runfile.TrialId;
import assay.verdict.Merit;
import assay.verdict.Outcome;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds a trial by what a user typed: {@code task#sample}, {@code task#sample.turn}, or the end of
 * the task's id.
 */
final class TrialArgument {
  private static final Pattern NUMBERS = Pattern.compile("([0-9]{1,9})(?:[.]([0-9]{1,9}))?");

  private TrialArgument() {}

  /** As a user would type it. */
  static String name(TrialId trial) {
    return trial.task() + "#" + trial.sample() + (trial.turn() == 0 ? "" : "." + trial.turn());
  }

  /** The trial; of several turns, where none is named, the one that counts. */
  static Trial find(RunFile file, String text) throws Complaint {
    int hash = text.lastIndexOf('#');
    String task = hash < 0 ? text : text.substring(0, hash);
    List<Trial> found = new ArrayList<>();
    TreeSet<String> tasks = new TreeSet<>();
    TreeSet<Integer> samples = new TreeSet<>();
    for (Trial trial : file.trials()) {
      String id = trial.id().task();
      boolean meant = id.equals(task) || id.endsWith("/" + task);
      if (meant && (hash < 0 || isNamed(trial.id(), text, hash))) {
        found.add(trial);
        tasks.add(id);
        samples.add(trial.id().sample());
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
    if (samples.size() > 1) {
      throw Complaint.usage(
          "%s has %d samples; say which, such as %s."
              .formatted(tasks.first(), samples.size(), name(found.getFirst().id())));
    }
    return found.stream().max(Comparator.comparing(TrialArgument::merit)).orElseThrow();
  }

  private static Merit merit(Trial trial) {
    return trial
        .judgement()
        .map(one -> Merit.of(one.verdict()))
        .orElse(new Merit(Outcome.INFRA_FAILED, 0));
  }

  private static boolean isNamed(TrialId trial, String text, int hash) throws Complaint {
    Matcher numbers = NUMBERS.matcher(text.substring(hash + 1));
    if (!numbers.matches()) {
      throw Complaint.usage(
          "Say task#sample or task#sample.turn, counted from 0, not '" + text + "'.");
    }
    String turn = numbers.group(2);
    return Integer.parseInt(numbers.group(1)) == trial.sample()
        && (turn == null || Integer.parseInt(turn) == trial.turn());
  }
}
