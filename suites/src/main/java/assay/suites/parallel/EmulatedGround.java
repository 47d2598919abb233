package assay.suites.parallel;

import assay.build.CandidateBuild;
import assay.judge.CandidateJudge;
import assay.judge.JudgeRequest;
import assay.judge.Team;
import assay.lane.Lane;
import assay.sandbox.Filter;
import assay.statistics.Effort;
import assay.suite.Product;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.simt.SimtRuntime;
import assay.task.Hash;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A device that this machine does not have: it tells right from wrong and never how fast. */
record EmulatedGround(Workshop workshop, Toolchain toolchain) implements Ground {
  private static final String NAME = "emulated";

  @Override
  public Product build(ParallelTask task, String candidate, CandidateBuild build, Lane lane)
      throws IOException, InterruptedException {
    return new Emulation(workshop, build)
        .build(task, candidate, toolchain.compiler(task.model()), lane);
  }

  @Override
  public Path judge(Problem problem) throws IOException, InterruptedException {
    return workshop.judge(problem).resolve(Workshop.JUDGE);
  }

  @Override
  public String hash(Problem problem) {
    return Hash.of(NAME, workshop.hash(problem), workshop.simt().hash(SimtRuntime.Watch.NOTHING));
  }

  @Override
  public List<Team> teams(ParallelTask task, int cores, Effort effort) {
    return task.model().teams(cores, effort.teams());
  }

  @Override
  public Filter filter(ExecutionModel model) {
    return model.filter();
  }

  @Override
  public List<Integer> resources(ParallelTask task, int cores, Effort effort) {
    return List.of();
  }

  @Override
  public Verdict verdict(ParallelTask task, CandidateJudge judge, JudgeRequest request)
      throws IOException, InterruptedException {
    return Emulation.verdict(judge.check(request));
  }
}
