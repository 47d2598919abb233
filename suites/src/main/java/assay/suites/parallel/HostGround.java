package assay.suites.parallel;

import assay.build.CandidateBuild;
import assay.judge.Team;
import assay.lane.Lane;
import assay.sandbox.Filter;
import assay.statistics.Effort;
import assay.suite.Product;
import assay.suites.parallel.problem.Problem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The cores of this machine. */
record HostGround(Workshop workshop, Toolchain toolchain) implements Ground {
  @Override
  public Product build(ParallelTask task, String candidate, CandidateBuild build, Lane lane)
      throws IOException, InterruptedException {
    return build.build(
        toolchain.compiler(task.model()),
        Map.of(ParallelSuite.FILE, Compilation.text(task, candidate)),
        Compilation.arguments(toolchain, task.model()),
        Compilation.mounts(workshop, task),
        lane);
  }

  @Override
  public Path judge(Problem problem) throws IOException, InterruptedException {
    return workshop.judge(problem).resolve(Workshop.JUDGE);
  }

  @Override
  public String hash(Problem problem) {
    return workshop.hash(problem);
  }

  @Override
  public List<Team> teams(ParallelTask task, int cores, Effort effort) {
    return task.model().teams(cores, effort.teams());
  }

  @Override
  public Filter filter(ExecutionModel model) {
    return model.filter();
  }
}
