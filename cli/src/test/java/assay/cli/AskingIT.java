package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The commands ask a provider over HTTP, store, judge, and keep its key to themselves. */
final class AskingIT {
  private static final String KEY = "sk-never-to-be-seen-4711";
  private static final String ANSWER =
      """
      Here it is:
      ```cpp
      double average(std::vector<double> const& x) {
        double sum = 0;
        for (double value : x) sum += value;
        return sum / x.size();
      }
      ```
      """;

  @TempDir private Path folder;
  private LabServer server;

  @BeforeEach
  void listen() throws IOException {
    server = new LabServer(ANSWER);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Map<String, String> environment() throws IOException {
    return Map.of(LabServer.VARIABLE, KEY, "XDG_CONFIG_HOME", server.config(folder));
  }

  private String[] words(String command, Path run) {
    String options = "parallel --model lab:m --exec serial --tasks reduce/average/* --samples 2";
    return (command + " " + options + " --timing quick --json --out " + run).split(" ", -1);
  }

  @Test
  void whatIsGeneratedIsJudgedLaterAndAskedOnce() throws IOException {
    Path run = folder.resolve("lab.run");
    JsonNode stored = json(Invocation.in(folder, environment(), words("generate", run)));
    assertThat(stored.path("answers").asInt()).isEqualTo(2);
    assertThat(stored.path("open").asInt()).isZero();
    JsonNode judged = json(Invocation.in(folder, environment(), words("run", run)));
    assertThat(judged.path("outcomes").path("CORRECT").asInt()).isEqualTo(2);
    assertThat(server.asked).hasValue(2);
    assertThat(everythingIn(folder)).doesNotContain(KEY);
  }

  /** In a process of its own, since only its environment is what children would inherit. */
  @Test
  void theKeyReachesNoChildAndNothingThatIsWritten() throws Exception {
    Path run = folder.resolve("lab.run");
    Path log = folder.resolve("log.txt");
    ProcessBuilder builder = Invocation.process(folder, words("run", run));
    builder.environment().putAll(environment());
    builder.redirectErrorStream(true).redirectOutput(log.toFile());
    Process process = builder.start();
    int children = 0;
    while (process.isAlive()) {
      List<ProcessHandle> below = process.descendants().toList();
      for (ProcessHandle child : below) {
        children++;
        assertThat(environmentOf(child)).doesNotContain(KEY);
      }
      Thread.sleep(1);
    }
    assertThat(process.exitValue()).as(Files.readString(log)).isZero();
    assertThat(children).as("children that were looked at").isGreaterThan(20);
    for (String command :
        List.of(
            "report RUN --html FOLDER/report.html",
            "export RUN --to csv --out FOLDER/trials.csv",
            "export RUN --to jsonl --out FOLDER/trials.jsonl",
            "export RUN --to eval --out FOLDER/run.eval")) {
      String full = command.replace("RUN", run.toString()).replace("FOLDER", folder.toString());
      Invocation made = Invocation.in(folder, environment(), full.split(" ", -1));
      assertThat(made.code()).as(made.error()).isZero();
      assertThat(made.error() + made.out()).doesNotContain(KEY);
    }
    Invocation shown =
        Invocation.in(folder, environment(), "show", run.toString(), "reduce/average/serial#0");
    assertThat(shown.out()).contains("double average").doesNotContain(KEY);
    assertThat(everythingIn(folder)).contains("average").doesNotContain(KEY);
  }

  /**
   * What the kernel says it was started with; nothing where it has ended meanwhile, or where it is
   * still the JDK's own helper, which shows our environment until it becomes the child.
   */
  private static String environmentOf(ProcessHandle process) {
    try {
      Path program = Files.readSymbolicLink(Path.of("/proc/" + process.pid() + "/exe"));
      if (program.startsWith(Path.of(System.getProperty("java.home")).toRealPath())) {
        return "";
      }
      byte[] bytes = Files.readAllBytes(Path.of("/proc/" + process.pid() + "/environ"));
      return program + " with " + new String(bytes, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }

  @Test
  void aMissingKeyIsNamed() throws IOException {
    Invocation failed =
        Invocation.in(
            folder,
            Map.of("XDG_CONFIG_HOME", server.config(folder)),
            "run",
            "parallel",
            "--model",
            "lab:m");
    assertThat(failed.code()).isEqualTo(2);
    assertThat(failed.error()).contains(LabServer.VARIABLE);
  }

  private static JsonNode json(Invocation made) {
    assertThat(made.code()).as(made.error()).isZero();
    assertThat(made.error() + made.out()).doesNotContain(KEY);
    return made.json();
  }

  private static String everythingIn(Path folder) throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        all.append(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return all.toString();
  }
}
