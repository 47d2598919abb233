package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

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
  private final AtomicInteger asked = new AtomicInteger();
  private HttpServer server;

  AskingIT() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
  }

  @BeforeEach
  void listen() {
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext(
        "/v1/chat/completions",
        exchange -> {
          asked.incrementAndGet();
          exchange.getRequestBody().readAllBytes();
          byte[] reply =
              """
              {"id":"1","object":"chat.completion","created":1,"model":"m-1","choices":[{"index":0,
              "finish_reason":"stop","message":{"role":"assistant","content":%s}}],
              "usage":{"prompt_tokens":10,"completion_tokens":20,"total_tokens":30}}
              """
                  .formatted(new JsonMapper().writeValueAsString(ANSWER))
                  .getBytes(UTF_8);
          exchange.getResponseHeaders().add("Content-Type", "application/json");
          exchange.sendResponseHeaders(200, reply.length);
          exchange.getResponseBody().write(reply);
          exchange.close();
        });
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  @Test
  void whatIsGeneratedIsJudgedLaterAndAskedOnce() throws IOException {
    Map<String, String> environment = Map.of("LAB_KEY", KEY, "XDG_CONFIG_HOME", config());
    Path run = folder.resolve("lab.run");
    String[] what = {
      "parallel",
      "--model",
      "lab:m",
      "--exec",
      "serial",
      "--tasks",
      "reduce/*",
      "--samples",
      "2",
      "--timing",
      "quick",
      "--out",
      run.toString(),
      "--json"
    };
    JsonNode stored = invoke("generate", what, environment);
    assertThat(stored.path("answers").asInt()).isEqualTo(2);
    JsonNode judged = invoke("run", what, environment);
    assertThat(judged.path("outcomes").path("CORRECT").asInt()).isEqualTo(2);
    assertThat(asked).hasValue(2);
    assertThat(everythingIn(folder)).doesNotContain(KEY);
  }

  @Test
  void aMissingKeyIsNamed() throws IOException {
    Invocation failed =
        Invocation.in(
            folder, Map.of("XDG_CONFIG_HOME", config()), "run", "parallel", "--model", "lab:m");
    assertThat(failed.code()).isEqualTo(2);
    assertThat(failed.error()).contains("LAB_KEY");
  }

  private JsonNode invoke(String command, String[] words, Map<String, String> environment) {
    String[] all = Stream.concat(Stream.of(command), Stream.of(words)).toArray(String[]::new);
    Invocation made = Invocation.in(folder, environment, all);
    assertThat(made.code()).as(made.error()).isZero();
    assertThat(made.error() + made.out()).doesNotContain(KEY);
    return made.json();
  }

  private String config() throws IOException {
    Path file = folder.resolve("config/assay/config.yaml");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        """
        schema: 1
        providers:
          lab: {kind: openai, base_url: "http://127.0.0.1:%d/v1", key: LAB_KEY}
        """
            .formatted(server.getAddress().getPort()));
    return folder.resolve("config").toString();
  }

  private static String everythingIn(Path folder) throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        all.append(
            new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.ISO_8859_1));
      }
    }
    return all.toString();
  }
}
