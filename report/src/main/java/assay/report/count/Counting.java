package assay.report.count;

import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.Trial;
import assay.score.Score;
import assay.task.Task;
import java.util.List;
import java.util.Optional;

/** How a suite whose answers are counts reads and scores them. */
public interface Counting {
  /** Whether the run's answers are counts. */
  boolean isOf(RunHeader header);

  /** What the trial said. */
  Optional<CountPair> said(RunFile run, Trial trial);

  /** Scores of slices by these labels; {@code attribute} is one for each that a task has. */
  List<Score> scores(List<CountedTrial> trials, List<String> by);

  /** The same as the benchmark's own program computes them. */
  List<Score> published(List<CountedTrial> trials, List<String> by);

  /** Everything that can make a task hard, in the order in which the benchmark lists it. */
  List<String> attributes();

  /** What is known about the kernel of a task; nothing where its pack is gone. */
  Optional<KernelFacts> kernel(Task task);
}
