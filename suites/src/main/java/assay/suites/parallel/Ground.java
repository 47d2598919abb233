package assay.suites.parallel;

import assay.build.BuildCache;
import assay.build.CandidateBuild;
import assay.judge.CandidateJudge;
import assay.judge.JudgeRequest;
import assay.judge.Team;
import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.sandbox.Filter;
import assay.statistics.Effort;
import assay.suite.Product;
import assay.suites.parallel.problem.Problem;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Where candidates compute, and what that means for building and judging them. */
sealed interface Ground permits HostGround, EmulatedGround, GpuGround {
  /** Where candidates of the model compute on this machine. */
  static Ground of(ExecutionModel model, Workshop workshop, BuildCache cache) {
    Toolchain toolchain = workshop.toolchain();
    if (!model.hasDevice()) {
      return new HostGround(workshop, toolchain);
    }
    return toolchain
        .cuda(model)
        .<Ground>map(cuda -> new GpuGround(workshop, cache, cuda))
        .orElseGet(() -> new EmulatedGround(workshop, toolchain));
  }

  Product build(ParallelTask task, String candidate, CandidateBuild build, Lane lane)
      throws IOException, InterruptedException;

  /** The judge of the problem's candidates there. */
  Path judge(Problem problem) throws IOException, InterruptedException;

  /** Hash of everything trusted that takes part in judging the problem there. */
  String hash(Problem problem);

  /** What candidates are judged on where there are so many cores. */
  List<Team> teams(ParallelTask task, int cores, Effort effort);

  /** The system calls that candidates may make. */
  Filter filter(ExecutionModel model);

  /**
   * What is leased for a trial.
   *
   * @param needed the cores that candidates are judged on
   * @param there the cores of this machine
   */
  default LaneRequest lane(int needed, int there, boolean exclusive) {
    return LaneRequest.forMeasuring(needed, exclusive);
  }

  /** The numbers of threads or processes that speedups are told for. */
  default List<Integer> resources(ParallelTask task, int cores, Effort effort) {
    return teams(task, cores, effort).stream().map(Team::n).toList();
  }

  default Verdict verdict(ParallelTask task, CandidateJudge judge, JudgeRequest request)
      throws IOException, InterruptedException {
    Verdict verdict = judge.judge(request);
    return verdict.outcome() == Outcome.CORRECT
        ? new FurtherSizes(judge, task).timed(request, verdict)
        : verdict;
  }
}
