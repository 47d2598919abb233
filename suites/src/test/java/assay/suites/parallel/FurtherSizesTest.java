package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.parallel.problem.Constraint;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.problem.ProblemLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FurtherSizesTest {
  private static List<Problem> problems() throws Exception {
    Path pack = Path.of(System.getProperty("assay.home"), "packs/parallel");
    return ProblemLoader.loadPack(pack).problems();
  }

  private static ParallelTask task(Problem problem) {
    return new ParallelTask("parallel", problem, ExecutionModel.SERIAL, Optional.empty());
  }

  @ParameterizedTest
  @ValueSource(doubles = {1.0 / 1024, 0.25, 1, 4})
  void everySizeOfEveryProblemStaysOneItAllows(double factor) throws Exception {
    for (Problem problem : problems()) {
      List<Long> sizes = task(problem).timed(factor).sizes();
      for (int i = 0; i < sizes.size(); i++) {
        Constraint constraint = problem.where().get(problem.signature().sizes().get(i));
        assertThat(sizes.get(i)).as(problem.id()).isPositive();
        assertThat(constraint == null || constraint.holds(sizes.get(i))).as(problem.id()).isTrue();
      }
    }
  }

  @Test
  void sizesAreMultiplied() throws Exception {
    for (Problem problem : problems()) {
      ParallelTask task = task(problem);
      assertThat(task.timed(4).sizes())
          .as(problem.id())
          .isEqualTo(task.timed().sizes().stream().map(size -> 4 * size).toList());
      assertThat(task.timed(4).distribution()).isEqualTo(task.timed().distribution());
    }
  }
}
