package assay.suites.parallel;

import assay.judge.CandidateJudge;
import assay.judge.JudgeRequest;
import assay.lane.Lane;
import assay.machine.Machine;
import assay.statistics.Effort;
import assay.suite.Product;
import assay.task.Task;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Optional;

/** The reference judged against itself: its speedup is 1, and the interval should say so. */
final class BenchSelf {
  private BenchSelf() {}

  public static void main(String[] arguments) throws Exception {
    Effort effort = Effort.named(arguments.length > 0 ? arguments[0] : "standard");
    Court court = Court.open();
    List<Integer> cores = Machine.read().cores();
    Lane lane = new Lane(cores.subList(0, 1), cores.stream().skip(1).findFirst(), () -> {});
    System.out.println(
        "                                      speedup   low     high    ± %   holds 1.00  within 2 %  pairs  stop               flags");
    for (boolean loaded : List.of(false, true)) {
      System.out.println(loaded ? "beside a busy loop on the same core" : "alone");
      for (Task task : court.suite().tasks()) {
        Optional<Process> load = loaded ? Optional.of(busy(cores.getFirst())) : Optional.empty();
        try (Product.Ready product = court.built(task, court.oracle(task), lane)) {
          row(task, itself(court, court.suite().request(task, product, lane, effort)));
        } finally {
          load.ifPresent(Process::destroyForcibly);
        }
      }
    }
  }

  /** The very same program: another build of the same text may be laid out differently. */
  private static Verdict itself(Court court, JudgeRequest request) throws Exception {
    JudgeRequest same =
        new JudgeRequest(
            request.judge(),
            request.reference(),
            request.reference(),
            request.cases(),
            request.timed(),
            request.teams(),
            request.mpi(),
            request.filter(),
            false,
            request.callLimit(),
            request.lane(),
            request.effort());
    return new CandidateJudge(court.sandbox(), Court.PLACE.resolve("scratch")).judge(same);
  }

  private static Process busy(int core) throws Exception {
    return new ProcessBuilder(
            "taskset", "-c", Integer.toString(core), "sh", "-c", "while :; do :; done")
        .start();
  }

  private static void row(Task task, Verdict verdict) {
    Optional<Timing> timing = verdict.timing();
    if (timing.isEmpty()) {
      System.out.println("%-36s %s %s".formatted(task.id(), verdict.outcome(), verdict.evidence()));
      return;
    }
    Timing one = timing.get();
    double half = 100 * (one.high() - one.low()) / (2 * one.speedup());
    boolean holds = one.low() <= 1 && 1 <= one.high();
    System.out.printf(
        "%-36s %8.4f %7.4f %7.4f %6.2f %10s %11s %7d  %-18s %s%n",
        task.id(),
        one.speedup(),
        one.low(),
        one.high(),
        half,
        holds ? "yes" : "no",
        half <= 2 ? "yes" : "no",
        one.samples().size(),
        one.stop(),
        verdict.flags());
  }
}
