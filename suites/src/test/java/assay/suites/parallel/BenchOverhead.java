package assay.suites.parallel;

import assay.judge.Case;
import assay.judge.JudgeRequest;
import assay.lane.Lane;
import assay.statistics.Effort;
import assay.suite.Product;
import assay.task.Task;
import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.hipparchus.stat.StatUtils;

/**
 * CPU time that checking one candidate costs beside the candidate's own. What starting it in the
 * sandbox and freezing it cost the judge is told apart by checking nothing, and many tiny cases.
 */
final class BenchOverhead {
  private static final int ROUNDS = 15;
  private static final int JAVA_ROUNDS = 100;
  private static final int TINY_CASES = 200;

  private BenchOverhead() {}

  public static void main(String[] arguments) throws Exception {
    Court court = Court.open();
    Lane lane = new Lane(List.of(0), Optional.of(1), () -> {});
    System.out.println(
        "CPU ms                           start   a case   cases   check   beside   Java   beside in all");
    for (Task task : court.sample("serial")) {
      try (Product.Ready product = court.built(task, court.oracle(task), lane)) {
        row(court, task, court.suite().request(task, product, lane, Effort.QUICK));
      }
    }
  }

  private static void row(Court court, Task task, JudgeRequest request) throws Exception {
    Case smallest = request.cases().getFirst();
    double none = checked(court, request, List.of());
    double many = checked(court, request, Collections.nCopies(TINY_CASES, smallest));
    double all = checked(court, request, request.cases());
    double aCase = Math.max(0, (many - none) / TINY_CASES);
    double beside = Math.max(0, all - none - request.cases().size() * aCase);
    double java = java(court, request);
    System.out.printf(
        "%-30s %7.2f %8.3f %7d %7.2f %8.2f %6.2f %15.2f%n",
        task.id(), none, aCase, request.cases().size(), all, beside, java, beside + java);
  }

  /** CPU ms of the judge for one check, the median of several. */
  private static double checked(Court court, JudgeRequest request, List<Case> cases)
      throws Exception {
    double[] spent = new double[ROUNDS];
    try (Docket docket = Docket.open(court.sandbox(), request, cases, request.timed())) {
      docket.ask("check n=1 10000");
      for (int round = 0; round < ROUNDS; round++) {
        double before = docket.cpuMs();
        docket.ask("check n=1 10000");
        spent[round] = docket.cpuMs() - before;
      }
    }
    return StatUtils.percentile(spent, 50);
  }

  /** CPU ms of this program to open a judge, ask it once and close it; its clock is coarse. */
  private static double java(Court court, JudgeRequest request) throws Exception {
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    long before = system.getProcessCpuTime();
    for (int round = 0; round < JAVA_ROUNDS; round++) {
      try (Docket docket =
          Docket.open(court.sandbox(), request, request.cases(), request.timed())) {
        docket.ask("check n=1 10000");
      }
    }
    return (system.getProcessCpuTime() - before) / 1e6 / JAVA_ROUNDS;
  }
}
