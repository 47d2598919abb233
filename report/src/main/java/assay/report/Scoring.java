package assay.report;

import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.Trial;
import assay.score.ScoredTrial;
import assay.statistics.Effort;
import assay.task.Task;
import assay.verdict.Configuration;
import assay.verdict.Merit;
import assay.verdict.Outcome;
import assay.verdict.SizeFactor;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The trials of a run file as scoring wants them: of each sample the best turn that was judged,
 * labelled with what its task, its run and its machine are. Which turn is best the judge says, so
 * whoever refines may keep it.
 */
public final class Scoring {
  /** The label under which a trial names its run. */
  public static final String RUN = "run";

  /** The label under which a trial says at which size it was timed, unless its task says it. */
  public static final String SIZE = "size";

  /**
   * The label under which a trial says how many turns of its sample are looked at: 1, 2 … as many
   * as the run has, with zeros in front.
   */
  public static final String TURN = "turn";

  /** The label under which a trial names the devices of its machine, if there are any. */
  public static final String GPU = "gpu";

  /** As labels write the size a problem is timed at anyway. */
  public static final String OWN_SIZE = "1";

  /** A sample's verdicts, by turn. */
  private record Seen(Task task, int sample, List<Verdict> turns) {
    Verdict best(int most) {
      Verdict best = turns.getFirst();
      for (Verdict one : turns.subList(0, Math.min(most, turns.size()))) {
        best = Merit.of(one).compareTo(Merit.of(best)) > 0 ? one : best;
      }
      return best;
    }

    Optional<Verdict> alone(int turn) {
      return turn < turns.size() ? Optional.of(turns.get(turn)) : Optional.empty();
    }
  }

  private final RunHeader header;
  private final String name;
  private final List<Seen> seen = new ArrayList<>();
  private final Map<String, Set<Integer>> timed = new HashMap<>();

  /**
   * Starts without trials.
   *
   * @param name what the run is called
   * @param resources by execution model, the numbers of threads or processes its tasks are timed at
   *     as far as the suite says; the verdicts add theirs
   */
  public Scoring(RunHeader header, String name, Map<String, Set<Integer>> resources) {
    this.header = header;
    this.name = name;
    resources.forEach((model, ns) -> timed.put(model, new TreeSet<>(ns)));
  }

  /** All trials of a file. */
  public static Scoring of(RunFile file, String name, Map<String, Set<Integer>> resources) {
    Scoring scoring = new Scoring(file.header(), name, resources);
    for (Task task : file.tasks()) {
      scoring.add(task, file.trials(task.id()));
    }
    return scoring;
  }

  /** Adds all trials of a task, by sample and turn. */
  public void add(Task task, List<Trial> trials) {
    Map<Integer, List<Verdict>> samples = new TreeMap<>();
    for (Trial trial : trials) {
      trial
          .judgement()
          .ifPresent(
              one ->
                  samples
                      .computeIfAbsent(trial.id().sample(), _ -> new ArrayList<>())
                      .add(noted(task, one.verdict())));
    }
    samples.forEach((sample, turns) -> seen.add(new Seen(task, sample, turns)));
  }

  /** Each at the size its problem is timed at, after all its turns. */
  public List<ScoredTrial> trials() {
    return trials(List.of());
  }

  /** Each once for every size or number of turns, where these are among the labels. */
  public List<ScoredTrial> trials(List<String> by) {
    return judged(by).stream().map(JudgedTrial::trial).toList();
  }

  /** Each with everything that was found out about it. */
  public List<JudgedTrial> judged() {
    return judged(List.of());
  }

  /** The same, once for every size or number of turns, where these are among the labels. */
  public List<JudgedTrial> judged(List<String> by) {
    List<Optional<Double>> sizes = new ArrayList<>();
    sizes.add(Optional.empty());
    if (by.contains(SIZE)) {
      Effort.sizesIn(header.timing()).forEach(size -> sizes.add(Optional.of(size)));
    }
    int turns = turns();
    List<JudgedTrial> judged = new ArrayList<>();
    for (int turn = by.contains(TURN) ? 1 : turns; turn <= turns; turn++) {
      Optional<String> label = by.contains(TURN) ? Optional.of(label(turn)) : Optional.empty();
      int most = turn;
      for (Optional<Double> size : sizes) {
        judged.addAll(judged(one -> Optional.of(one.best(most)), label, size));
      }
    }
    return judged;
  }

  /** Each turn by itself, under its number; samples that ended before are not there. */
  public List<ScoredTrial> turnsAlone() {
    List<ScoredTrial> trials = new ArrayList<>();
    for (int turn = 1; turn <= turns(); turn++) {
      int at = turn - 1;
      judged(one -> one.alone(at), Optional.of(label(turn)), Optional.empty())
          .forEach(one -> trials.add(one.trial()));
    }
    return trials;
  }

  private int turns() {
    return seen.stream().mapToInt(one -> one.turns().size()).max().orElse(1);
  }

  private String label(int turn) {
    return "0".repeat(digits(turns()) - digits(turn)) + turn;
  }

  private static int digits(int number) {
    return Integer.toString(number).length();
  }

  private List<JudgedTrial> judged(
      Function<Seen, Optional<Verdict>> which, Optional<String> turn, Optional<Double> size) {
    Map<String, Map<String, String>> labels = new HashMap<>();
    List<JudgedTrial> judged = new ArrayList<>();
    for (Seen one : seen) {
      which
          .apply(one)
          .ifPresent(
              verdict ->
                  judged.add(
                      new JudgedTrial(
                          new ScoredTrial(
                              one.task().id(),
                              labels.computeIfAbsent(
                                  one.task().id(), _ -> labels(one.task(), size, turn)),
                              one.sample(),
                              outcome(verdict, size),
                              speedups(verdict, size),
                              timed.getOrDefault(executionModel(one.task()), Set.of()),
                              verdict.flags()),
                          verdict)));
    }
    return judged;
  }

  /**
   * A task is timed wherever any trial of its execution model was: one that failed early does not
   * say how far it would have gone.
   */
  private Verdict noted(Task task, Verdict verdict) {
    Set<Integer> ns = timed.computeIfAbsent(executionModel(task), _ -> new TreeSet<>());
    verdict.configurations().forEach(one -> ns.add(one.n()));
    return verdict;
  }

  /** Who is right at the problem's own size may yet fail at another. */
  private static Outcome outcome(Verdict verdict, Optional<Double> size) {
    if (size.isEmpty() || verdict.outcome() != Outcome.CORRECT) {
      return verdict.outcome();
    }
    return verdict.configurations().stream()
        .filter(one -> one.size().equals(size))
        .map(Configuration::outcome)
        .filter(outcome -> outcome != Outcome.CORRECT)
        .findFirst()
        .orElse(Outcome.CORRECT);
  }

  /** Of several configurations with as many resources the best counts. */
  private static Map<Integer, Double> speedups(Verdict verdict, Optional<Double> size) {
    Map<Integer, Double> speedups = new HashMap<>();
    for (Configuration one : verdict.configurations()) {
      if (one.size().equals(size)) {
        one.timing().ifPresent(timing -> speedups.merge(one.n(), timing.speedup(), Math::max));
      }
    }
    return speedups;
  }

  private Map<String, String> labels(Task task, Optional<Double> size, Optional<String> turn) {
    Map<String, String> labels = new HashMap<>(task.labels());
    labels.put("suite", header.suite());
    labels.put("pack", header.pack());
    labels.put("model", header.model());
    labels.put("parameters", header.parameters());
    labels.put("strategy", header.strategy());
    labels.put("timing", header.timing());
    labels.put("machine", header.machine().getOrDefault("cpu", "unknown"));
    labels.put(RUN, name);
    size.ifPresentOrElse(
        factor -> labels.put(SIZE, SizeFactor.text(factor)),
        () -> labels.putIfAbsent(SIZE, OWN_SIZE));
    turn.ifPresent(number -> labels.put(TURN, number));
    Optional.ofNullable(header.machine().get(GPU)).ifPresent(gpu -> labels.put(GPU, gpu));
    return Map.copyOf(labels);
  }

  private static String executionModel(Task task) {
    return task.labels().getOrDefault("exec", "");
  }
}
