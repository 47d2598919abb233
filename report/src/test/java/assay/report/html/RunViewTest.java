package assay.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import assay.report.synthetic.HostileRun;
import assay.report.synthetic.SyntheticRun;
import assay.runfile.RunFile;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RunViewTest {
  @TempDir private Path folder;

  @Test
  void aModelsNameIsEnoughWhereNoOtherRunHasIt() {
    try (RunFile a = run("example:a", "a");
        RunFile b = run("example:b", "b")) {
      assertThat(RunView.of(List.of(a, b)))
          .extracting(RunView::name)
          .containsExactly("example:a", "example:b");
    }
  }

  @Test
  void runsThatNothingTellsApartAreNumbered() {
    try (RunFile a = run("example:a", "a");
        RunFile b = run("example:b", "b");
        RunFile c = run("example:a", "c")) {
      assertThat(RunView.of(List.of(a, b, c)))
          .extracting(RunView::name)
          .containsExactly("example:a · #1", "example:b", "example:a · #3");
    }
  }

  @Test
  void namesAreFitToBeShown() {
    try (RunFile hostile = HostileRun.write(folder.resolve("h.run"))) {
      assertThat(RunView.of(List.of(hostile, hostile)))
          .extracting(RunView::name)
          .doesNotHaveDuplicates()
          .allSatisfy(name -> assertThat(name).doesNotContain("\u001b"));
    }
  }

  private RunFile run(String model, String file) {
    return new SyntheticRun(model, 0.5, 1, 1).write(folder.resolve(file + ".run"));
  }
}
