package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.task.Task;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SelectionTest {
  private static final List<Task> ALL =
      List.of(
          task("parallel/reduce/average/serial"),
          task("parallel/reduce/average/omp"),
          task("parallel/scan/prefix-sum/omp"));

  @Test
  void meansEverythingByDefault() throws Exception {
    assertThat(new Selection().of(ALL)).isEqualTo(ALL);
  }

  @Test
  void filtersByExecutionModelAndGlob() throws Exception {
    assertThat(ids(List.of("omp"), List.of()))
        .containsExactly("parallel/reduce/average/omp", "parallel/scan/prefix-sum/omp");
    assertThat(ids(List.of("omp", "serial"), List.of("parallel/reduce/*")))
        .containsExactly("parallel/reduce/average/serial", "parallel/reduce/average/omp");
    assertThat(ids(List.of(), List.of("scan/*", "*/serial")))
        .containsExactly("parallel/reduce/average/serial", "parallel/scan/prefix-sum/omp");
  }

  @Test
  void saysWhatWasProbablyMeant() {
    assertThatThrownBy(() -> ids(List.of("opm"), List.of()))
        .isInstanceOf(Complaint.class)
        .hasMessage(
            "There is no execution model 'opm' here, only omp, serial; did you mean 'omp'?");
    assertThatThrownBy(() -> ids(List.of(), List.of("parallel/scan/prefix-sums/omp")))
        .isInstanceOf(Complaint.class)
        .hasMessage(
            "No task is meant by these options; did you mean 'parallel/scan/prefix-sum/omp'?"
                + " (./assay tasks lists them).");
  }

  private static List<String> ids(List<String> exec, List<String> globs) throws Complaint {
    Selection selection = new Selection();
    selection.exec = exec;
    selection.globs = globs;
    return selection.of(ALL).stream().map(Task::id).toList();
  }

  private static Task task(String id) {
    String exec = id.substring(id.lastIndexOf('/') + 1);
    return new Task(id, "s", "p", "h", Map.of("exec", exec), "", Optional.empty());
  }
}
