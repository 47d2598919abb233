package assay.cli;

import assay.report.JudgedTrial;
import assay.report.Numbers;
import assay.runfile.RunFile;
import assay.score.ScoredTrial;
import assay.suites.kernels.baseline.BaselineKey;
import assay.suites.kernels.baseline.CompileMode;
import assay.suites.kernels.baseline.CompiledTimes;
import assay.suites.kernels.baseline.KeptBaselines;
import assay.suites.kernels.baseline.MeasuredBaseline;
import assay.task.Task;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Speedups over something else than the module as it comes. A candidate's own speedup is paired
 * with the module as it comes, and so is the baseline's: their quotient is the speedup over the
 * baseline, as long as the module as it comes took as long beside both.
 */
final class OverBaseline {
  static final String EAGER = "eager";

  /** Under which a trial says what its speedup is over. */
  static final String LABEL = "baseline";

  private static final KeptBaselines NOTHING = new KeptBaselines(Map.of());

  static final OverBaseline NONE = new OverBaseline(List.of(), NOTHING, 0, null);

  private final List<String> names;
  private final KeptBaselines kept;
  private final double drift;
  private final @Nullable Terminal terminal;

  /**
   * Over each of some baselines.
   *
   * @param drift how far apart the module as it comes may be beside both, as a share
   */
  OverBaseline(List<String> names, KeptBaselines kept, double drift, @Nullable Terminal terminal) {
    this.names = List.copyOf(names);
    this.kept = kept;
    this.drift = drift;
    this.terminal = terminal;
  }

  /**
   * A trial over one baseline.
   *
   * @param slower how many times as long as the module as it comes the baseline takes
   */
  record Rebased(ScoredTrial trial, Verdict verdict, double slower) {
    JudgedTrial judged() {
      return new JudgedTrial(trial, verdict);
    }

    Rebased as(ScoredTrial other) {
      return new Rebased(other, verdict, slower);
    }
  }

  /** What else scores are sliced by. */
  List<String> slices(List<String> by) {
    return names.isEmpty() || by.contains(LABEL) ? List.of() : List.of(LABEL);
  }

  /** All trials, once for each baseline. */
  List<Rebased> rebased(List<RunFile> files, List<String> by) throws Complaint {
    List<Rebased> rebased = new ArrayList<>();
    for (RunFile file : files) {
      List<JudgedTrial> trials = KernelsScoring.trials(List.of(file), by);
      if (names.isEmpty()) {
        trials.forEach(one -> rebased.add(new Rebased(one.trial(), one.verdict(), 1)));
      }
      for (String name : names) {
        Optional<CompileMode> mode = CompileMode.named(name);
        Map<String, Double> slower =
            mode.isPresent() ? slower(file, trials, mode.get()) : eager(trials);
        for (JudgedTrial one : trials) {
          Double factor = slower.get(one.trial().task());
          if (factor != null) {
            rebased.add(
                new Rebased(one.trial().over(factor).labelled(LABEL, name), one.verdict(), factor));
          }
        }
      }
    }
    return rebased;
  }

  private static Map<String, Double> eager(List<JudgedTrial> trials) {
    Map<String, Double> same = new HashMap<>();
    trials.forEach(one -> same.put(one.trial().task(), 1.0));
    return same;
  }

  /** By task, how many times as long as the module as it comes the compiled one takes. */
  private Map<String, Double> slower(RunFile file, List<JudgedTrial> trials, CompileMode mode)
      throws Complaint {
    Map<String, Double> slower = new HashMap<>();
    List<String> unknown = new ArrayList<>();
    List<String> drifted = new ArrayList<>();
    List<String> failed = new ArrayList<>();
    for (Task task : file.tasks()) {
      String torch = file.header().toolchain().getOrDefault("torch", "");
      Optional<MeasuredBaseline> baseline =
          BaselineKey.of(task, file.header().machine(), torch).flatMap(kept::find);
      switch (baseline.map(one -> one.compiled().get(mode)).orElse(null)) {
        case null -> unknown.add(task.id());
        case CompiledTimes.Failed _ -> failed.add(task.id());
        case CompiledTimes.Timed timed -> {
          slower.put(task.id(), 1 / timed.speedup());
          if (!agrees(baseline.orElseThrow(), task, trials)) {
            drifted.add(task.id());
          }
        }
      }
    }
    complain(file, mode, unknown, drifted);
    if (!failed.isEmpty() && terminal != null) {
      terminal.warn(
          "%s could not be compiled with %s, and scores over it are without them: %s."
              .formatted(Numbers.count(failed.size(), "task"), mode.label(), some(failed)));
    }
    return slower;
  }

  private boolean agrees(MeasuredBaseline baseline, Task task, List<JudgedTrial> trials) {
    List<Double> beside =
        trials.stream()
            .filter(one -> one.trial().task().equals(task.id()))
            .flatMap(one -> one.verdict().timing().stream())
            .map(Timing::referenceMs)
            .toList();
    return beside.isEmpty() || baseline.agrees(MeasuredBaseline.median(beside), drift);
  }

  private void complain(RunFile file, CompileMode mode, List<String> unknown, List<String> drifted)
      throws Complaint {
    if (!unknown.isEmpty()) {
      throw new Complaint(
          ExitCode.LACKING,
          "%s of %s have no time of %s on that machine with that PyTorch (%s); measure it there with ./assay baseline kernels, or name a file with --baseline-times."
              .formatted(
                  Numbers.count(unknown.size(), "task"),
                  RunArgument.name(file.path()),
                  mode.label(),
                  some(unknown)));
    }
    if (!drifted.isEmpty()) {
      throw new Complaint(
          ExitCode.LACKING,
          "PyTorch as it comes took more than %s longer or shorter beside the candidates than beside %s for %s (%s); measure both again, or allow more with --drift."
              .formatted(
                  Numbers.percent(drift),
                  mode.label(),
                  Numbers.count(drifted.size(), "task"),
                  some(drifted)));
    }
  }

  private static String some(List<String> tasks) {
    return tasks.getFirst() + (tasks.size() == 1 ? "" : " …");
  }
}
