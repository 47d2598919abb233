package assay.report.synthetic;

import assay.statistics.PairedRatio;
import assay.verdict.Build;
import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Pair;
import assay.verdict.Reason;
import assay.verdict.StopReason;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Verdicts with evidence in the words of the judge, and times with their noise. */
final class SyntheticVerdicts {
  private final int pairs;
  private final int calls;

  /**
   * A source of verdicts.
   *
   * @param pairs how many pairs of processes each speedup is measured with
   * @param calls how many calls in each process
   */
  SyntheticVerdicts(int pairs, int calls) {
    this.pairs = pairs;
    this.calls = calls;
  }

  /** A verdict with that outcome; skill shows in the speedups of a correct one. */
  Verdict of(Outcome outcome, String exec, double skill, RandomGenerator random) {
    return switch (outcome) {
      case NO_CODE ->
          Verdict.of(outcome, Reason.NO_FUNCTION, "the answer does not define evaluate");
      case REJECTED -> rejected(exec);
      case BUILD_FAILED -> buildFailed();
      case CRASHED ->
          failed(outcome, Reason.SIGNAL, "n=4: ended by a memory access outside its own (SIGSEGV)");
      case TIMED_OUT ->
          failed(outcome, Reason.CALL_TIME, "uniform, n=100003: no result within the limit");
      case OVER_LIMIT ->
          failed(
              outcome, Reason.MEMORY, "uniform, n=2097152: it needed more memory than it may have");
      case WRONG ->
          failed(
              outcome,
              Reason.VALUE,
              "cancelling, n=1023: return is %.6f, expected %.6f"
                  .formatted(random.nextDouble(), random.nextDouble()));
      case CORRECT -> correct(exec, skill, random);
      case SKIPPED ->
          Verdict.of(outcome, Reason.MISSING_TOOL, "no mpicxx: apt install libopenmpi-dev");
      case INFRA_FAILED -> Verdict.of(outcome, Reason.JUDGE, "the judge was killed by the system");
    };
  }

  private static Verdict rejected(String exec) {
    return Verdict.of(
        Outcome.REJECTED,
        Reason.NOT_USED,
        exec + " was asked for, but the code holds no construct of it");
  }

  private static Verdict buildFailed() {
    String log =
        """
        candidate.cpp:9:36: error: 'lenght' was not declared in this scope; did you mean 'length'?
            9 |     return total / static_cast<double>(lenght);
              |                                        ^~~~~~
              |                                        length
        compilation terminated due to -fmax-errors=20.
        """;
    return Verdict.of(
            Outcome.BUILD_FAILED, Reason.COMPILE_ERROR, "'lenght' was not declared in this scope")
        .withBuild(new Build(0.31, log));
  }

  private static Verdict failed(Outcome outcome, Reason reason, String text) {
    Evidence evidence = new Evidence(reason, text);
    return new Verdict(
        outcome,
        List.of(evidence),
        List.of(
            new Configuration("n=1", 1, Outcome.CORRECT, List.of(), Optional.empty()),
            new Configuration("n=4", 4, outcome, List.of(evidence), Optional.empty())),
        Optional.of(new Build(0.42, "")),
        Set.of());
  }

  private Verdict correct(String exec, double skill, RandomGenerator random) {
    List<Configuration> configurations = new ArrayList<>();
    double serialShare = 0.02 + 0.3 * (1 - skill) * random.nextDouble();
    for (int n : ns(exec)) {
      double ideal = 1 / (serialShare + (1 - serialShare) / n);
      double speedup = ideal * (0.75 + 0.25 * skill) * Math.exp(0.08 * random.nextGaussian());
      configurations.add(
          new Configuration(
              "n=" + n, n, Outcome.CORRECT, List.of(), Optional.of(timing(n, speedup, random))));
    }
    EnumSet<Flag> flags = EnumSet.noneOf(Flag.class);
    if (random.nextInt(40) == 0) {
      flags.add(Flag.JUDGE_SHARES_CORES);
    }
    if (random.nextInt(150) == 0) {
      flags.add(Flag.TIMING_SUSPECT);
    }
    return new Verdict(
        Outcome.CORRECT, List.of(), configurations, Optional.of(new Build(0.42, "")), flags);
  }

  private Timing timing(int n, double speedup, RandomGenerator random) {
    double base = 8 + 6 * random.nextDouble();
    List<Pair> samples = new ArrayList<>();
    for (int pair = 0; pair < pairs; pair++) {
      double drift = Math.exp(0.012 * random.nextGaussian());
      samples.add(
          new Pair(
              times(base * drift, random),
              times(base / speedup * drift * Math.exp(0.015 * random.nextGaussian()), random)));
    }
    PairedRatio ratio = PairedRatio.of(samples);
    StopReason stop = random.nextInt(12) == 0 ? StopReason.STABLE_BUT_NOISY : StopReason.CONVERGED;
    return new Timing(
        n == 1 ? "core 2" : "cores 2-" + (n + 1),
        n,
        ratio.referenceMs(),
        ratio.candidateMs(),
        ratio.speedup().value(),
        ratio.speedup().low(),
        ratio.speedup().high(),
        stop,
        samples);
  }

  private List<Double> times(double median, RandomGenerator random) {
    List<Double> times = new ArrayList<>();
    for (int call = 0; call < calls; call++) {
      times.add(median * (1 + 0.004 * Math.abs(random.nextGaussian())));
    }
    return times;
  }

  private static List<Integer> ns(String exec) {
    return switch (exec) {
      case "serial" -> List.of(1);
      case "omp" -> List.of(1, 2, 4, 8);
      case "mpi" -> List.of(1, 2, 4);
      default -> List.of(1, 4, 8);
    };
  }
}
