package assay.models.fake;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.function.Function;
import tools.jackson.databind.json.JsonMapper;

/**
 * Listens on this machine. Reactions that were lined up come first, then the usual one. It
 * remembers the last thousand requests.
 */
public final class FakeProvider implements AutoCloseable {
  private static final int REMEMBERED = 1000;

  private final Deque<Reaction> linedUp = new ArrayDeque<>();
  private final Deque<Request> requests = new ArrayDeque<>();
  private volatile Function<Request, Reaction> usual;
  private volatile HttpServer server;

  public FakeProvider(Function<Request, Reaction> usual) throws IOException {
    this.usual = usual;
    this.server = start(0);
  }

  public static FakeProvider saying(String text) throws IOException {
    return new FakeProvider(_ -> new Reaction.Say(text));
  }

  private HttpServer start(int port) throws IOException {
    HttpServer started =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1024);
    started.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    started.createContext("/", this::handle);
    started.start();
    return started;
  }

  public String address(String path) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + path;
  }

  /** What to do with the next requests, in order. */
  public void next(Reaction... reactions) {
    synchronized (requests) {
      linedUp.addAll(List.of(reactions));
    }
  }

  public void usually(Function<Request, Reaction> reaction) {
    usual = reaction;
  }

  public List<Request> requests() {
    synchronized (requests) {
      return List.copyOf(requests);
    }
  }

  /** Stops listening; whoever calls is turned away by the system. */
  public void die() {
    server.stop(0);
  }

  /** Listens again where it listened before. */
  public void rise() throws IOException {
    server = start(server.getAddress().getPort());
  }

  private void handle(HttpExchange exchange) throws IOException {
    Map<String, String> headers = new HashMap<>();
    exchange
        .getRequestHeaders()
        .forEach((name, values) -> headers.put(name.toLowerCase(Locale.ROOT), values.getFirst()));
    String path = exchange.getRequestURI().toString();
    byte[] body = exchange.getRequestBody().readAllBytes();
    Request request = new Request(path, headers, JsonMapper.shared().readTree(body));
    Reaction reaction;
    synchronized (requests) {
      requests.addLast(request);
      if (requests.size() > REMEMBERED) {
        requests.removeFirst();
      }
      reaction = linedUp.isEmpty() ? usual.apply(request) : linedUp.removeFirst();
    }
    try {
      react(exchange, Dialect.of(path), reaction);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      exchange.close();
    }
  }

  private static void react(HttpExchange exchange, Dialect dialect, Reaction reaction)
      throws IOException, InterruptedException {
    switch (reaction) {
      case Reaction.Say(String text) -> send(exchange, 200, dialect.answer(text).toString());
      case Reaction.SayAnd(String text, String reason, Map<String, String> headers) -> {
        headers.forEach(exchange.getResponseHeaders()::add);
        send(exchange, 200, dialect.answer(text, reason).toString());
      }
      case Reaction.CallTool(String name, String arguments) ->
          send(exchange, 200, dialect.tool(name, arguments).toString());
      case Reaction.Refuse() -> send(exchange, 200, dialect.refusal().toString());
      case Reaction.Status(int code, String body, Map<String, String> headers) -> {
        headers.forEach(exchange.getResponseHeaders()::add);
        send(exchange, code, body);
      }
      case Reaction.Truncate(String text) -> {
        byte[] whole = dialect.answer(text).toString().getBytes(UTF_8);
        exchange.sendResponseHeaders(200, whole.length);
        exchange.getResponseBody().write(whole, 0, whole.length / 2);
        exchange.getResponseBody().flush();
      }
      case Reaction.HangUp() -> {}
      case Reaction.Drip(String text, var pause) -> {
        byte[] whole = dialect.answer(text).toString().getBytes(UTF_8);
        exchange.sendResponseHeaders(200, whole.length);
        OutputStream out = exchange.getResponseBody();
        for (byte one : whole) {
          out.write(one);
          out.flush();
          Thread.sleep(pause);
        }
      }
      case Reaction.TalkOn() -> {
        exchange.sendResponseHeaders(200, 0);
        byte[] words = "and on ".repeat(10_000).getBytes(UTF_8);
        while (true) {
          exchange.getResponseBody().write(words);
        }
      }
      case Reaction.Delay(var pause, String text) -> {
        Thread.sleep(pause);
        send(exchange, 200, dialect.answer(text).toString());
      }
    }
  }

  private static void send(HttpExchange exchange, int status, String body) {
    try {
      byte[] bytes = body.getBytes(UTF_8);
      exchange.getResponseHeaders().add("Content-Type", "application/json");
      exchange.sendResponseHeaders(status, bytes.length);
      exchange.getResponseBody().write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
