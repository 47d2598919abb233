package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import tools.jackson.databind.json.JsonMapper;

/** A provider on this machine that answers by a script. */
final class LabServer implements AutoCloseable {
  /** The variable that holds its key. */
  static final String VARIABLE = "LAB_KEY";

  final AtomicInteger asked = new AtomicInteger();
  private final HttpServer server;

  /** Gives one answer to everybody. */
  LabServer(String answer) throws IOException {
    this((String _) -> answer);
  }

  /**
   * Answers what it reads.
   *
   * @param answers from the body of a request to the text of the answer
   */
  LabServer(UnaryOperator<String> answers) throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext(
        "/v1/chat/completions",
        exchange -> {
          asked.incrementAndGet();
          String body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
          byte[] reply = reply(answers.apply(body));
          exchange.getResponseHeaders().add("Content-Type", "application/json");
          exchange.sendResponseHeaders(200, reply.length);
          exchange.getResponseBody().write(reply);
          exchange.close();
        });
    server.start();
  }

  private static byte[] reply(String answer) {
    return """
    {"id":"1","object":"chat.completion","created":1,"model":"m-1","choices":[{"index":0,
    "finish_reason":"stop","message":{"role":"assistant","content":%s}}],
    "usage":{"prompt_tokens":10,"completion_tokens":20,"total_tokens":30}}
    """
        .formatted(new JsonMapper().writeValueAsString(answer))
        .getBytes(UTF_8);
  }

  /** Writes a configuration that calls it {@code lab}, and gives the folder to look for it in. */
  String config(Path folder) throws IOException {
    Path file = folder.resolve("config/assay/config.yaml");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        """
        schema: 1
        providers:
          lab: {kind: openai, base_url: "http://127.0.0.1:%d/v1", key: %s}
        """
            .formatted(server.getAddress().getPort(), VARIABLE));
    return folder.resolve("config").toString();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
