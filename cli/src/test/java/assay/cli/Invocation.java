package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a command of this build printed and how it ended. */
record Invocation(int code, String out, String error) {
  /** Shared by all tests, so that judges are compiled once. */
  static final Path CACHE = Path.of("target", "cache").toAbsolutePath();

  private static final JsonMapper STRICT =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  /** Runs the command in this JVM, with its run folder in the given one. */
  static Invocation of(Path folder, String... arguments) {
    return with(folder, "", arguments);
  }

  /** As {@link #of}, with more in the environment. */
  static Invocation in(Path folder, Map<String, String> more, String... arguments) {
    return with(folder, "", more, arguments);
  }

  /** As {@link #of}, with something to read. */
  static Invocation with(Path folder, String input, String... arguments) {
    return with(folder, input, Map.of(), arguments);
  }

  private static Invocation with(
      Path folder, String input, Map<String, String> more, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream error = new ByteArrayOutputStream();
    Terminal terminal =
        Terminal.of(
            new ByteArrayInputStream(input.getBytes(UTF_8)),
            new PrintStream(out, false, UTF_8),
            new PrintStream(error, false, UTF_8));
    Map<String, String> environment = environment(folder);
    environment.putAll(more);
    int code = Main.run(arguments, terminal, environment);
    return new Invocation(code, out.toString(UTF_8), error.toString(UTF_8));
  }

  /** A process of its own that runs the command. */
  static ProcessBuilder process(Path folder, String... arguments) {
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-Dassay.home=" + System.getProperty("assay.home"),
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                Main.class.getName()));
    words.addAll(List.of(arguments));
    ProcessBuilder process = new ProcessBuilder(words);
    process.environment().putAll(environment(folder));
    return process;
  }

  /** How many of the chosen tasks this machine can run. */
  static int runnable(Path folder, String... choice) {
    List<String> words = new ArrayList<>(List.of("tasks", "parallel", "--json"));
    words.addAll(List.of(choice));
    int runnable = 0;
    for (JsonNode task : of(folder, words.toArray(String[]::new)).json().path("tasks")) {
      runnable += task.path("skipped").isNull() ? 1 : 0;
    }
    return runnable;
  }

  /** The one document on standard output. */
  JsonNode json() {
    return STRICT.readTree(out);
  }

  private static Map<String, String> environment(Path folder) {
    Map<String, String> environment = new HashMap<>();
    environment.put("ASSAY_CACHE", CACHE.toString());
    environment.put("ASSAY_RUNS", folder.resolve("runs").toString());
    environment.put("ASSAY_PACKS", folder.resolve("packs").toString());
    return environment;
  }
}
