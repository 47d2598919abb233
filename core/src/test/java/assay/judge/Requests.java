package assay.judge;

import assay.lane.Lane;
import assay.sandbox.Filter;
import assay.statistics.Effort;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Requests that name programs nobody starts. */
final class Requests {
  private Requests() {}

  static JudgeRequest of(Effort effort, Integer... threads) {
    return of(effort, false, Optional.of(9), threads);
  }

  static JudgeRequest of(
      Effort effort, boolean mustBeParallel, Optional<Integer> judgeCore, Integer... threads) {
    return new JudgeRequest(
        List.of("/judge"),
        Program.of(Path.of("/reference")),
        Program.of(Path.of("/candidate")),
        List.of(new Case("uniform", List.of(3L))),
        new Case("uniform", List.of(1000L)),
        Arrays.stream(threads).map(Team::ofThreads).toList(),
        Optional.empty(),
        Filter.THREADS,
        mustBeParallel,
        Duration.ofSeconds(2),
        new Lane(List.of(0, 1, 2, 3), judgeCore, () -> {}),
        effort);
  }

  /** So many blocks, no more and no fewer. */
  static Effort pairs(int count) {
    return new Effort("test", count, count, 2, 10, 1e-9, 1000, false);
  }
}
