package assay.suites.kernels.kernelbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.pack.PackException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ResultsFileTest {
  private static final String RIGHT =
      "{\"sample_id\": %d, \"compiled\": true, \"correctness\": true, \"metadata\": {\"hardware\": \"Some GPU\"}, \"runtime\": 1.25, \"runtime_stats\": {\"mean\": 1.25}}";

  @TempDir Path folder;

  private ResultsFile read(String text) throws Exception {
    Path file = folder.resolve("eval_results.json");
    Files.writeString(file, text);
    return ResultsFile.read(file);
  }

  @Test
  void readsSamplesByProblem() throws Exception {
    ResultsFile results =
        read("{\"19\": [" + RIGHT.formatted(0) + ", " + RIGHT.formatted(1) + "], \"2\": []}");
    assertThat(results.results()).containsOnlyKeys(2, 19).containsEntry(2, List.of());
    SampleResult second = results.results().getOrDefault(19, List.of()).get(1);
    assertThat(second.sample()).isEqualTo(1);
    assertThat(second.correct()).isTrue();
    assertThat(second.milliseconds()).contains(1.25);
  }

  @Test
  void readsTheOneResultOfEarlierReleases() throws Exception {
    assertThat(read("{\"7\": " + RIGHT.formatted(0) + "}").results().get(7)).hasSize(1);
  }

  @Test
  void whatWasNotTimedHasNoTime() throws Exception {
    String text = RIGHT.formatted(0).replace("\"runtime\": 1.25", "\"runtime\": -1.0");
    assertThat(read("{\"7\": [" + text + "]}").results().get(7))
        .singleElement()
        .satisfies(one -> assertThat(one.milliseconds()).isEmpty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"7\": | expected JSON, found:",
        "[] | expected problems' numbers with the results of their samples",
        "{} | expected problems' numbers with the results of their samples",
        "{\"x\": []} | x: expected the number of a problem",
        "{\"7\": [], \"07\": []} | 07: expected each problem once",
        "{\"7\": [{\"sample_id\": 0}]} | 7[0]: expected a result with compiled and correctness",
        "{\"7\": 3} | 7[0]: expected a result with compiled and correctness",
        "{\"7\": [{\"sample_id\": 0, \"compiled\": true, \"correctness\": true}, {\"sample_id\": 0, \"compiled\": true, \"correctness\": true}]} | 7[1]: expected each sample once, found 0"
      })
  void saysWhatIsWrong(String text, String complaint) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(PackException.class)
        .hasMessageContaining("eval_results.json")
        .hasMessageContaining(complaint);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"level1\": | expected JSON, found:",
        "[] | expected levels with the times of their problems",
        "{\"level1\": {\"19_ReLU.py\": {\"mean\": \"fast\"}}} | level1.19_ReLU.py.mean: expected a time in milliseconds",
        "{\"level1\": {\"19_ReLU.py\": {\"mean\": 0}}} | level1.19_ReLU.py.mean: expected a time in milliseconds"
      })
  void saysWhatIsWrongInABaseline(String text, String complaint) throws Exception {
    Path file = folder.resolve("baseline_time_torch.json");
    Files.writeString(file, text);
    assertThatThrownBy(() -> Baseline.read(file))
        .isInstanceOf(PackException.class)
        .hasMessageContaining(complaint);
  }

  @Test
  void readsABaseline() throws Exception {
    Path file =
        Miniature.copy(folder.resolve("checkout"))
            .resolve("results/timing/Some_GPU/baseline_time_torch.json");
    Baseline baseline = Baseline.read(file);
    assertThat(baseline.name()).isEqualTo("Some_GPU/baseline_time_torch");
    assertThat(baseline.milliseconds(1, "19_ReLU")).contains(1.5);
    assertThat(baseline.milliseconds(1, "2_Vast")).isEmpty();
    assertThat(baseline.milliseconds(3, "19_ReLU")).isEmpty();
  }
}
