package assay.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlainProcessTest {
  @Test
  void passesOnOnlyHarmlessVariables() throws Exception {
    Set<String> harmless =
        Set.of(
            "PATH", "HOME", "USER", "LOGNAME", "LANG", "LC_ALL", "TMPDIR", "TZ", "LD_LIBRARY_PATH");
    Set<String> others = new HashSet<>(System.getenv().keySet());
    others.removeAll(harmless);
    assumeThat(others).isNotEmpty();
    String seen = PlainProcess.of("/usr/bin/env").run().stdout();
    assertThat(seen.lines().map(line -> line.substring(0, line.indexOf('='))))
        .contains("PATH")
        .doesNotContainAnyElementsOf(others);
  }

  @Test
  void addsWhatItIsGiven() throws Exception {
    PlainProcess process =
        PlainProcess.of("/bin/sh", "-c", "echo $LANE").withEnvironment(Map.of("LANE", "3"));
    assertThat(process.run().stdout()).isEqualTo("3\n");
  }

  @Test
  void keepsOutputsApartAndReportsTheExit(@TempDir Path folder) throws Exception {
    PlainProcess.Result result =
        PlainProcess.of("/bin/sh", "-c", "pwd; echo complaint >&2; exit 3").in(folder).run();
    assertThat(result)
        .isEqualTo(
            new PlainProcess.Result(new Exit.Exited(3), folder.toRealPath() + "\n", "complaint\n"));
    assertThat(result.succeeded()).isFalse();
  }

  @Test
  void cutsWhatIsTooLong() throws Exception {
    String output = PlainProcess.of("/bin/sh", "-c", "yes | head -c 3000000").run().stdout();
    assertThat(output).hasSize(PlainProcess.KEPT_BYTES);
  }

  @Test
  void endsWhatTakesTooLong() throws Exception {
    long start = System.nanoTime();
    PlainProcess slow = PlainProcess.of("/bin/sh", "-c", "sleep 30 & wait");
    assertThat(slow.withLimit(Duration.ofMillis(200)).run().exit()).isEqualTo(new Exit.TimedOut());
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
  }

  @Test
  void reportsSignals() throws Exception {
    assertThat(PlainProcess.of("/bin/sh", "-c", "kill -TERM $$").run().exit())
        .isEqualTo(new Exit.Signalled(15));
  }

  @Test
  void saysWhyItDidNotStart() throws Exception {
    Exit exit = PlainProcess.of("/no/such/tool").run().exit();
    assertThat(exit)
        .isInstanceOfSatisfying(
            Exit.FailedToStart.class,
            failed -> assertThat(failed.reason()).contains("/no/such/tool"));
  }
}
