package assay.suites.flops.gpuflopbench;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.flops.kernel.Attribute;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PublishedTableTest {
  private static final List<String> COLUMNS =
      List.of(
          "Kernel Name",
          "targetName_x",
          "exeArgs",
          "Block Size",
          "Grid Size",
          "device",
          "kernelName_x",
          "SP_FLOP",
          "DP_FLOP",
          "source_code",
          "compile_commands",
          "variant",
          "combination");

  @TempDir Path folder;

  /** The table written from the rows as it is published, zeros in front lost and all. */
  private static String table(List<Row> rows) {
    List<List<String>> lines = new ArrayList<>(List.of(COLUMNS));
    for (Row row : rows) {
      StringBuilder bits = new StringBuilder();
      for (Attribute one : Attribute.values()) {
        bits.append(row.attributes().contains(one) ? '1' : '0');
      }
      lines.add(
          List.of(
              row.signature(),
              row.program(),
              row.run().isEmpty() ? "NULL" : row.run(),
              "(%d, 1, 1)".formatted(row.block().x()),
              "(%d, 1, 1)".formatted(row.grid().x()),
              row.gpu(),
              row.kernel(),
              row.counts().single() + ".0",
              row.counts().dual().toString(),
              "int main() {\n  puts(\"hello, you\");\n}\n",
              row.compile(),
              row.variant() == Variant.ORIGINAL ? "OG" : "Swapped FP Type",
              String.valueOf(Integer.parseInt(bits.toString()))));
    }
    StringBuilder text = new StringBuilder();
    for (List<String> line : lines) {
      text.append(
              String.join(
                  ",", line.stream().map(cell -> '"' + cell.replace("\"", "\"\"") + '"').toList()))
          .append('\n');
    }
    return text.toString();
  }

  @Test
  void holdsWhatWouldBeMadeAnew() throws Exception {
    Path source = Miniature.copy(folder.resolve("checkout"));
    List<Row> made = ImportedPack.rows(Checkout.inspect(source));
    Files.writeString(source.resolve("dataset-creation/gpuFLOPBench.csv"), table(made));
    Files.delete(source.resolve("cuda-profiling/profiling-data.csv"));
    Checkout checkout = Checkout.inspect(source);
    assertThat(checkout.hasTable()).isTrue();
    assertThat(ImportedPack.rows(checkout)).isEqualTo(made);
  }
}
