package assay.judge;

import assay.statistics.Effort;
import assay.statistics.PairedRatio;
import assay.statistics.StoppingRule;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Pair;
import assay.verdict.Reason;
import assay.verdict.StopReason;
import assay.verdict.Timing;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Times a candidate beside the reference until every speedup is known well enough.
 *
 * <p>The unit is a block: fresh processes of the reference and of the candidate in each team,
 * taking turns on the same inputs. First short blocks find out how many inputs make a batch long
 * enough for the clock. The first block that counts is followed by one of the reference alone, in
 * batches of the same length, while no process of the candidate exists; if it is slower beside the
 * candidate, more blocks find out whether that is the candidate's doing.
 */
final class Measurement {
  private static final double SLOWED = 1.05;

  /** By chance, all of so many are faster than eight others once in 3003 times. */
  private static final int LOOKS = 6;

  private static final double FROZEN_CPU_SECONDS = 100e-6;

  private final Judge judge;
  private final JudgeRequest request;
  private final Set<Flag> flags = EnumSet.noneOf(Flag.class);
  private final Map<String, List<Pair>> pairs = new LinkedHashMap<>();
  private final Map<String, StopReason> stops = new LinkedHashMap<>();
  private final List<Evidence> remarks = new ArrayList<>();
  private final BatchSize batch;
  private final Teamwork teamwork;
  private int itemsBeside;
  private double fastestBesideMs = Double.POSITIVE_INFINITY;
  private double slowestWithoutMs;
  private double leastMs;
  private boolean excused;

  Measurement(Judge judge, JudgeRequest request) {
    this.judge = judge;
    this.request = request;
    this.batch = new BatchSize(request.effort().batchMilliseconds());
    this.teamwork = new Teamwork(judge, request);
  }

  /** Measures; gives the reply that ended it where the candidate failed on the way. */
  Optional<Reply> run() throws InterruptedException {
    Reply first = judge.block(1, 1, request.limit(1), request.teamNames(), teamwork.watched(1));
    if (!(first instanceof Reply.Right(Map<String, RunnerTimes> once, _, _))) {
      return Optional.of(first);
    }
    teamwork.observe(once, 1);
    batch.grow(once, 1);
    double spentSeconds = 0;
    while (stops.size() < request.teams().size()) {
      double begin = System.nanoTime();
      Reply reply = block(batch.items(), request.teamNames());
      if (!(reply
          instanceof
          Reply.Right(Map<String, RunnerTimes> runners, int taken, List<Evidence> said))) {
        return Optional.of(reply);
      }
      remarks.addAll(said);
      boolean tooShort = batch.tooShort(runners, taken);
      if (pairs.isEmpty() && tooShort && batch.grow(runners, taken)) {
        continue;
      }
      if (tooShort) {
        flags.add(Flag.SHORT_BATCH);
      }
      spentSeconds += (System.nanoTime() - begin) * 1e-9;
      itemsBeside = taken;
      if (toBeTakenAgain(runners)) {
        continue;
      }
      if (pairs.isEmpty()) {
        Optional<Reply> ended = without(List.of());
        if (ended.isPresent()) {
          return ended;
        }
      }
      take(runners, spentSeconds);
      teamwork.observe(runners, taken);
    }
    checkBandwidth();
    Optional<Reply> ended = checkReference();
    return ended.isPresent() ? ended : teamwork.check(this::calls);
  }

  private void take(Map<String, RunnerTimes> runners, double spentSeconds) {
    RunnerTimes reference = reference(runners);
    fastestBesideMs = Math.min(fastestBesideMs, reference.median());
    for (Team team : request.teams()) {
      RunnerTimes times = RunnerTimes.of(team.name(), runners);
      List<Pair> mine = pairs.computeIfAbsent(team.name(), _ -> new ArrayList<>());
      mine.add(new Pair(reference.milliseconds(), times.milliseconds()));
      leastMs = Math.max(leastMs, times.leastMilliseconds());
      Optional<StopReason> stop = StoppingRule.decide(mine, effort(), spentSeconds);
      stop.ifPresentOrElse(
          reason -> stops.put(team.name(), reason), () -> stops.remove(team.name()));
    }
  }

  /**
   * Whether a block does not count because the candidate worked in it while it was frozen. On a
   * virtual machine an honest one seems to, once in some thousand times, so the first such block is
   * taken again. Whoever does it in a second one is suspect.
   */
  private boolean toBeTakenAgain(Map<String, RunnerTimes> runners) {
    double seconds = 0;
    for (Team team : request.teams()) {
      seconds = Math.max(seconds, RunnerTimes.of(team.name(), runners).frozenCpuSeconds());
    }
    if (seconds <= FROZEN_CPU_SECONDS) {
      return false;
    }
    if (!excused) {
      excused = true;
      return true;
    }
    doubt(
        Flag.TIMING_SUSPECT,
        Reason.WORKED_FROZEN,
        "it used the processor for %.3g ms while it was frozen".formatted(seconds * 1e3));
    return false;
  }

  /** A time that no memory allows was not taken by the work that was asked for. */
  private void checkBandwidth() {
    for (Team team : request.teams()) {
      double median = RunnerTimes.percentile(calls(team), 50);
      if (median < leastMs) {
        doubt(
            Flag.IMPLAUSIBLE,
            Reason.BANDWIDTH,
            "a call takes %.4g ms, but to bring its inputs from the device's memory and its output there takes %.4g ms at least"
                .formatted(median, leastMs));
      }
    }
  }

  /** Takes times back, and says why, once. */
  private void doubt(Flag flag, Reason reason, String text) {
    flags.add(flag);
    if (remarks.stream().noneMatch(remark -> remark.reason() == reason)) {
      remarks.add(new Evidence(reason, text));
    }
  }

  private List<Double> calls(Team team) {
    return pairs.getOrDefault(team.name(), List.of()).stream()
        .flatMap(pair -> pair.candidate().stream())
        .toList();
  }

  /**
   * The reference beside the candidate against the reference alone. Processes of one program differ
   * by themselves, on a GPU by more than what is looked for; a machine is busier at times; and
   * whoever computes in between leaves less of the caches. So as long as the reference seems to be
   * disturbed it is timed again, in turns, beside the candidate and beside others like itself, and
   * only where every one of its processes is faster without the candidate than all are with it, it
   * was.
   */
  private Optional<Reply> checkReference() throws InterruptedException {
    Optional<Reply> ended = Optional.empty();
    for (int looks = 1; ended.isEmpty() && slowed(); looks++) {
      if (looks == LOOKS) {
        doubt(
            Flag.TIMING_SUSPECT,
            Reason.DISTURBED,
            "beside it the reference takes %.4g ms a call at least, alone or beside its like %.4g ms at most"
                .formatted(fastestBesideMs, slowestWithoutMs));
        break;
      }
      ended = beside();
      if (ended.isEmpty()) {
        ended = without(Runners.bystanders(request.teams()));
      }
    }
    return ended;
  }

  private boolean slowed() {
    return fastestBesideMs > SLOWED * slowestWithoutMs;
  }

  /** Times the reference beside the candidate, for no score; gives the reply of a failure. */
  private Optional<Reply> beside() throws InterruptedException {
    Reply reply = block(itemsBeside, request.teamNames());
    if (!(reply instanceof Reply.Right(Map<String, RunnerTimes> runners, _, _))) {
      return Optional.of(reply);
    }
    fastestBesideMs = Math.min(fastestBesideMs, reference(runners).median());
    return Optional.empty();
  }

  /** Times the reference without the candidate; gives the reply of a failure. */
  private Optional<Reply> without(List<String> bystanders) throws InterruptedException {
    Reply reply = block(itemsBeside, bystanders);
    if (!(reply instanceof Reply.Right(Map<String, RunnerTimes> runners, _, _))) {
      return Optional.of(reply);
    }
    slowestWithoutMs = Math.max(slowestWithoutMs, reference(runners).median());
    return Optional.empty();
  }

  private Reply block(int items, List<String> runners) throws InterruptedException {
    return judge.block(effort().callsPerProcess(), items, request.limit(items), runners, Set.of());
  }

  private Effort effort() {
    return request.effort();
  }

  Set<Flag> flags() {
    return flags;
  }

  /** What is to be said of a correct candidate besides its times. */
  List<Evidence> remarks() {
    return List.copyOf(remarks);
  }

  Sharing sharing() {
    return teamwork.sharing();
  }

  Optional<Timing> timing(String name) {
    List<Pair> mine = pairs.getOrDefault(name, List.of());
    StopReason stop = stops.get(name);
    if (mine.isEmpty() || stop == null) {
      return Optional.empty();
    }
    PairedRatio ratio = PairedRatio.of(mine);
    return Optional.of(
        new Timing(
            request.lane().name(),
            n(name),
            ratio.referenceMs(),
            ratio.candidateMs(),
            ratio.speedup().value(),
            ratio.speedup().low(),
            ratio.speedup().high(),
            stop,
            mine));
  }

  private int n(String name) {
    return request.teams().stream()
        .filter(team -> team.name().equals(name))
        .mapToInt(Team::n)
        .findFirst()
        .orElseThrow();
  }

  private static RunnerTimes reference(Map<String, RunnerTimes> runners) {
    return RunnerTimes.of(Runners.REFERENCE, runners);
  }
}
