package assay.suites.flops.gpuflopbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.pack.PackException;
import assay.suite.Extracted;
import assay.suites.flops.FlopsSuite;
import assay.task.Answer;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ImportedPackTest {
  @TempDir Path folder;
  private Path source = Path.of("");
  private Path pack = Path.of("");

  @BeforeEach
  void makePack() throws IOException, PackException {
    source = Miniature.copy(folder.resolve("it's a checkout"));
    pack = folder.resolve("pack");
    Checkout checkout = Checkout.inspect(source);
    ImportedPack.write(checkout, ImportedPack.rows(checkout), pack);
  }

  private Task task(FlopsSuite suite, String row) {
    return suite.tasks().stream()
        .filter(task -> row.equals(task.labels().get("row")))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void isAPackOfTheSuite() throws Exception {
    FlopsSuite suite = FlopsSuite.open(pack);
    assertThat(suite.tasks()).hasSize(8);
    Task task = task(suite, "easy-004");
    assertThat(task.id()).matches("flops/gpuflopbench/fill-cuda/fill-[0-9a-f]{8}");
    assertThat(task.pack()).isEqualTo("gpuflopbench");
    assertThat(task.labels())
        .containsEntry("program", "fill-cuda")
        .containsEntry("truth", "published")
        .containsEntry("variant", "original")
        .containsEntry("subset", "easy")
        .doesNotContainKey("unsound");
    assertThat(task(suite, "easy-005").labels()).containsKey("unsound");
    for (Task one : suite.tasks()) {
      assertThat(suite.admit(one, suite.oracle(one).orElseThrow()).map(Verdict::outcome))
          .contains(Outcome.CORRECT);
    }
  }

  @Test
  void asksForTheInstanceWithItsSourcesInOrder() throws Exception {
    String prompt = task(FlopsSuite.open(pack), "easy-005").prompt();
    assertThat(prompt)
        .contains("the kernel void fill<long>(T1 *, int, T1) executes")
        .contains("only the instance that is named above")
        .contains("- its arguments: 1000\n");
    assertThat(prompt.indexOf("fill.h:\n```")).isBetween(0, prompt.indexOf("main.cu:\n```"));
  }

  @Test
  void showsExchangedTypesInTheSourcesToo() throws Exception {
    FlopsSuite suite = FlopsSuite.open(pack);
    assertThat(task(suite, "easy-006").prompt())
        .contains("#include <double.h>", "double factor")
        .doesNotContain("float factor");
    assertThat(task(suite, "easy-001").prompt()).contains("#include <float.h>");
    assertThat(task(suite, "easy-007").prompt()).contains("const float *before");
  }

  @Test
  void theSolverSaysThatItHasNothingToCountOn() throws Exception {
    FlopsSuite suite = FlopsSuite.open(pack);
    Task task = task(suite, "easy-001");
    String answer = suite.solved(task).orElseThrow();
    assertThat(answer).contains("no cubin").contains("--build");
    assertThat(suite.extract(task, new Answer(Answer.Form.MESSAGE, answer)))
        .isInstanceOfSatisfying(
            Extracted.Nothing.class,
            nothing -> assertThat(nothing.verdict().outcome()).isEqualTo(Outcome.NO_CODE));
  }

  @Test
  void refusesACheckoutThatHasBecomeAnother() throws Exception {
    Files.createDirectories(source.resolve(".git"));
    Files.writeString(source.resolve(".git/HEAD"), "0123456789abcdef\n");
    assertThatThrownBy(() -> FlopsSuite.open(pack))
        .isInstanceOf(PackException.class)
        .hasMessageContaining("import it again");
  }

  @Test
  void refusesRowsThatAreNone() throws Exception {
    Path rows = pack.resolve("rows.jsonl");
    List<String> lines = Files.readAllLines(rows);
    Files.write(rows, List.of(lines.getFirst(), "{\"id\":\"easy-002\"}"));
    assertThatThrownBy(() -> FlopsSuite.open(pack))
        .isInstanceOf(PackException.class)
        .hasMessageContaining("rows.jsonl:2: expected a row as import writes it");
  }
}
