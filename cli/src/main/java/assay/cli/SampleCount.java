package assay.cli;

import assay.model.Model;
import assay.suite.Suite;
import assay.task.Task;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * How many answers each task gets.
 *
 * @param wanted what the user or a preset says
 * @param usual what the suite asks for
 */
record SampleCount(OptionalInt wanted, int usual) {
  static SampleCount of(@Nullable Integer samples, ModelOptions asking, Suite suite)
      throws Complaint {
    OptionalInt wanted = samples == null ? asking.samples() : OptionalInt.of(samples);
    return new SampleCount(wanted, suite.samples());
  }

  /** Where nobody says, what the suite asks for, or all where the model has only so many. */
  int of(Model model, List<Task> tasks) {
    int most = tasks.stream().mapToInt(model::answers).max().orElse(usual);
    return wanted.orElse(most == Integer.MAX_VALUE ? usual : most);
  }
}
