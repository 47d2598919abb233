package assay.suites.flops.gpuflopbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.suites.flops.FlopsSuite;
import assay.task.Task;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CubinBuildIT {
  @TempDir Path folder;

  @Test
  void buildsWhatCompilesAndTellsInstancesApart() throws Exception {
    assumeTrue(CubinBuild.isPossible(), "there is no nvcc");
    Path pack = folder.resolve("pack");
    Checkout checkout = Checkout.inspect(Miniature.copy(folder.resolve("checkout")));
    List<Row> rows =
        new CubinBuild(checkout, pack, folder.resolve("scratch"))
            .build(ImportedPack.rows(checkout), 2);
    ImportedPack.write(checkout, rows, pack);
    assertThat(rows)
        .filteredOn(row -> row.built().isEmpty())
        .extracting(Row::id)
        .containsExactly("easy-006");
    assertThat(rows)
        .filteredOn(row -> row.kernel().equals("fill"))
        .extracting(row -> row.built().orElseThrow().symbol())
        .containsExactly("_Z4fillIiEvPT_iS0_", "_Z4fillIlEvPT_iS0_");

    FlopsSuite suite = FlopsSuite.open(pack);
    for (Task task : suite.tasks()) {
      String answer = suite.solved(task).orElseThrow();
      switch (String.valueOf(task.labels().get("row"))) {
        case "easy-001" -> assertThat(answer).contains("\"sp_flop_range\" : [ 0, 2048 ]");
        case "easy-004" -> assertThat(answer).contains("The same whatever the data.");
        case "easy-006" -> assertThat(answer).contains("no cubin");
        default -> assertThat(answer).contains("sp_flop_count");
      }
    }
  }
}
