package assay.suites.flops.gpuflopbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import assay.pack.PackException;
import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.kernel.Counts;
import assay.suites.flops.solver.Extent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RebuildTest {
  @TempDir Path folder;
  private Path source = Path.of("");

  @BeforeEach
  void copy() throws IOException {
    source = Miniature.copy(folder.resolve("checkout"));
  }

  private List<Row> rows() throws PackException {
    return ImportedPack.rows(Checkout.inspect(source));
  }

  @Test
  void makesTheTableWhereThereIsOnlyAPointerToIt() throws Exception {
    assertThat(rows())
        .extracting(Row::id, Row::signature, Row::variant, Row::counts)
        .containsExactly(
            tuple(
                "easy-001",
                "fan2(int, float, const float *, float *)",
                Variant.ORIGINAL,
                Counts.of(1988, 0)),
            tuple("easy-002", "mark(int, int const*, int*)", Variant.ORIGINAL, Counts.of(0, 0)),
            tuple(
                "easy-003",
                "solve(int, const double *, double *)",
                Variant.ORIGINAL,
                Counts.of(0, 5110)),
            tuple("easy-004", "void fill<int>(T1 *, int, T1)", Variant.ORIGINAL, Counts.of(0, 0)),
            tuple("easy-005", "void fill<long>(T1 *, int, T1)", Variant.ORIGINAL, Counts.of(0, 0)),
            tuple(
                "easy-006",
                "fan2(int, double, const double *, double *)",
                Variant.SWAPPED,
                Counts.of(0, 1988)),
            tuple(
                "easy-007",
                "solve(int, const float *, float *)",
                Variant.SWAPPED,
                Counts.of(5110, 0)),
            tuple(
                "hard-001",
                "sumRows(int, const int *, const float *, float *)",
                Variant.ORIGINAL,
                Counts.of(1024, 0)));
  }

  @Test
  void keepsWhatIsKnownOfARow() throws Exception {
    Row row = rows().getLast();
    assertThat(row.attributes())
        .containsExactly(Attribute.WARP_DIVERGENCE, Attribute.DATA_DIVERGENCE, Attribute.DIVISION);
    assertThat(row.grid()).isEqualTo(new Extent(1, 1, 1));
    assertThat(row.block()).isEqualTo(new Extent(128, 1, 1));
    assertThat(row.run()).isEmpty();
    assertThat(row.gpu()).isEqualTo("Made-up GPU");
    assertThat(row.compile())
        .startsWith("/usr/bin/clang++   -Ihecbench-roofline/src/rows-cuda -O3 -DNDEBUG")
        .contains("-c hecbench-roofline/src/rows-cuda/main.cu")
        .doesNotContain("somebody");
  }

  @Test
  void marksWhatIsUnsound() throws Exception {
    assertThat(rows())
        .filteredOn(row -> row.unsound().isPresent())
        .extracting(Row::id, row -> row.unsound().orElseThrow().replaceAll("[:,].*", ""))
        .containsExactly(
            tuple("easy-005", "Its key is an earlier row's"),
            tuple("easy-006", "It does not compile"),
            tuple("easy-007", "It is said to be of single precision only"));
  }

  @Test
  void namesAreDistinctThoughKernelsAreNot() throws Exception {
    assertThat(rows()).extracting(Row::name).doesNotHaveDuplicates().hasSize(8);
  }

  @Test
  void leavesOutEasyKernelsOfProgramsThatAreTooLong() throws Exception {
    Path file = source.resolve("src/heat-cuda/main.cu");
    Files.writeString(file, Files.readString(file) + "// and more\n".repeat(15_000));
    assertThat(rows()).extracting(Row::program).doesNotContain("heat-cuda").hasSize(6);
  }

  @Test
  void saysWhichCellIsWrong() throws Exception {
    Path file = source.resolve("cuda-profiling/profiling-data.csv");
    Files.writeString(
        file, Files.readString(file).replace("994300000.0", "a lot").replace("(128, 1, 1)", "128"));
    assertThatThrownBy(this::rows)
        .isInstanceOf(PackException.class)
        .hasMessageContaining("row 7, spPerf: expected a number, found a lot");
  }

  @Test
  void refusesACheckoutThatLacksWhatTheTableIsMadeFrom() throws Exception {
    Files.delete(source.resolve("cuda-profiling/compile_commands.json"));
    Files.copy(
        source.resolve("dataset-creation/gpuFLOPBench.csv"),
        source.resolve("source-scraping/extracted_CUDA_kernels.json"),
        StandardCopyOption.REPLACE_EXISTING);
    assertThatThrownBy(this::rows)
        .hasMessageContaining("compile_commands.json: expected this in a checkout of gpuFLOPBench")
        .hasMessageContaining("found a pointer of Git LFS; fetch it with git lfs pull");
  }
}
