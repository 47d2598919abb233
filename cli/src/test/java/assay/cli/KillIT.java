package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A run that is killed again and again ends with the verdicts of one that is left alone. */
final class KillIT {
  private static final long SEED = 7;

  @TempDir Path folder;

  @Test
  void fourKillsChangeNothing() throws IOException, InterruptedException {
    killAgainAndAgain(4);
  }

  @Test
  @Tag("slow")
  void fiftyKillsChangeNothing() throws IOException, InterruptedException {
    killAgainAndAgain(50);
  }

  private void killAgainAndAgain(int kills) throws IOException, InterruptedException {
    String model = "replay:" + Answers.write(folder.resolve("answers.jsonl"));
    Instant begin = Instant.now();
    Path undisturbed = folder.resolve("undisturbed.run");
    assertThat(start(undisturbed, model).waitFor()).isZero();
    long most = Duration.between(begin, Instant.now()).toMillis();
    Map<String, String> expected = verdicts(undisturbed);
    assertThat(expected).hasSize(Answers.OUTCOMES.size());

    Random random = new Random(SEED);
    int done = 0;
    int round = 0;
    while (done < kills) {
      Path out = folder.resolve("killed-" + round++ + ".run");
      boolean complete = false;
      while (!complete && done < kills) {
        Process process = start(out, model);
        if (process.waitFor(random.nextLong(most), TimeUnit.MILLISECONDS)) {
          complete = true;
          assertThat(process.exitValue()).isZero();
        } else {
          process.destroyForcibly().waitFor();
          done++;
        }
      }
      assertThat(start(out, model).waitFor()).as(log()).isZero();
      assertThat(verdicts(out)).isEqualTo(expected);
    }
  }

  private Process start(Path out, String model) throws IOException {
    return Invocation.process(
            folder,
            "run",
            "parallel",
            "--model",
            model,
            "--timing",
            "quick",
            "--out",
            out.toString())
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("log").toFile())
        .start();
  }

  private String log() throws IOException {
    return Files.readString(folder.resolve("log"));
  }

  private Map<String, String> verdicts(Path run) {
    Map<String, String> verdicts = new TreeMap<>();
    Invocation shown = Invocation.of(folder, "runs", "show", run.toString(), "--json");
    for (JsonNode trial : shown.json().path("trials")) {
      verdicts.put(
          trial.path("task").asString() + "#" + trial.path("sample").asInt(),
          trial.path("outcome").asString());
    }
    return verdicts;
  }
}
