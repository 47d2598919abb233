package assay.report.html;

import assay.report.HostileText;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A run under a name that no other run of the report has.
 *
 * @param name the model's, with as much of the run's plan as it takes to tell it from the others
 */
record RunView(int index, String name, RunFile file) {
  private static final List<Function<RunView, String>> TRAITS =
      List.of(
          run -> run.header().suite(),
          run -> run.header().strategy(),
          run -> run.header().parameters(),
          run -> run.header().timing(),
          run -> run.header().machine().getOrDefault("cpu", ""));

  static List<RunView> of(List<RunFile> files) {
    return of(files, Optional.empty());
  }

  /**
   * Names the runs.
   *
   * @param baseline the one of them that was made for the report alone
   */
  static List<RunView> of(List<RunFile> files, Optional<RunFile> baseline) {
    List<RunView> runs = new ArrayList<>();
    for (RunFile file : files) {
      String model = HostileText.shown(file.header().model());
      boolean made = baseline.filter(one -> one == file).isPresent();
      runs.add(new RunView(runs.size(), made ? model + " (baseline)" : model, file));
    }
    for (Function<RunView, String> trait : TRAITS) {
      runs = told(runs, trait);
    }
    return told(runs, run -> "#" + (run.index() + 1));
  }

  RunHeader header() {
    return file.header();
  }

  String fileName() {
    return String.valueOf(file.path().getFileName());
  }

  /** What the run's command said about its pack, for commands that repeat a part of it. */
  List<String> packOption() {
    List<String> words = header().command();
    int at = words.indexOf("--pack");
    return at < 0 || at + 1 >= words.size() ? List.of() : words.subList(at, at + 2);
  }

  /** Adds the trait where it tells apart runs that still share a name. */
  private static List<RunView> told(List<RunView> runs, Function<RunView, String> trait) {
    List<RunView> named = new ArrayList<>();
    for (RunView run : runs) {
      Set<String> values = new LinkedHashSet<>();
      runs.stream()
          .filter(other -> other.name().equals(run.name()))
          .forEach(other -> values.add(trait.apply(other)));
      named.add(
          values.size() == 1
              ? run
              : new RunView(
                  run.index(),
                  run.name() + " · " + HostileText.shown(trait.apply(run)),
                  run.file()));
    }
    return named;
  }
}
