package assay.suites.pareval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OutputsFileTest {
  private static final String HEAD =
      "\"problem_type\": \"reduce\", \"name\": \"00_reduce_half\", \"parallelism_model\": \"serial\","
          + " \"prompt\": \"double half(double x) {\"";

  @TempDir Path folder;

  @Test
  void readsGeneratedOutputsAndResultsAlike() throws Exception {
    Path file =
        file(
            "[{%s, \"temperature\": 0.2, \"do_sample\": true, \"outputs\": [\"  return 1;\\n}\", {\"generated_output\": \"}\", \"did_build\": false, \"runs\": null}]}]"
                .formatted(HEAD));
    assertThat(OutputsFile.recognises(file)).isTrue();
    Map<String, String> sampling = Map.of("temperature", "0.2", "do_sample", "true");
    String task = "pareval/reduce/00_reduce_half/serial";
    assertThat(OutputsFile.read(file).answers())
        .containsExactly(
            new OutputsFile.Recorded(task, 0, "  return 1;\n}", sampling),
            new OutputsFile.Recorded(task, 1, "}", sampling));
  }

  @Test
  void doesNotTakeJsonLinesForItsOwn() throws IOException {
    assertThat(OutputsFile.recognises(file("{\"task\": \"a\"}"))).isFalse();
    assertThat(OutputsFile.recognises(folder.resolve("missing"))).isFalse();
  }

  @Test
  void saysWhatIsWrongWithAFile() throws IOException {
    Path without = file("[{%s}]".formatted(HEAD));
    assertThatThrownBy(() -> OutputsFile.read(without))
        .hasMessageContaining("[0].outputs: expected the outputs to pareval/reduce/00_reduce_half");
    Path number = file("[{%s, \"outputs\": [\"}\", 3]}]".formatted(HEAD));
    assertThatThrownBy(() -> OutputsFile.read(number)).hasMessageContaining("[0].outputs[1]");
    Path twice = file("[{%s, \"outputs\": []}, {%s, \"outputs\": []}]".formatted(HEAD, HEAD));
    assertThatThrownBy(() -> OutputsFile.read(twice)).hasMessageContaining("[1]: a second entry");
  }

  private Path file(String text) throws IOException {
    return Files.writeString(Files.createTempFile(folder, "outputs", ".json"), text);
  }
}
