package assay.models.wire;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.models.config.Key;
import assay.models.wire.Trouble.Kind;
import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpRequest;
import dev.langchain4j.http.client.SuccessfulHttpResponse;
import dev.langchain4j.http.client.sse.ServerSentEventListener;
import dev.langchain4j.http.client.sse.ServerSentEventParser;
import java.net.URI;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The HTTP client LangChain4j is given for one call. It adds what LangChain4j must not know (the
 * key) or cannot say (fields of its own), and remembers what really went out and came back.
 */
public final class Wire implements HttpClient {
  private static final JsonMapper JSON = JsonMapper.shared();

  /** Headers that are ours to set. */
  private static final Set<String> OURS =
      Set.of("authorization", "x-api-key", "x-goog-api-key", "user-agent");

  private final Transport transport;
  private final Map<String, String> headers;
  private final List<Key> secrets;
  private final ObjectNode extra;
  private Optional<Exchange> exchange = Optional.empty();

  /**
   * A wire for one call.
   *
   * @param headers sent with the request
   * @param secrets never shown in a message
   * @param extra fields laid over the body of the request
   */
  public Wire(
      Transport transport, Map<String, String> headers, List<Key> secrets, ObjectNode extra) {
    this.transport = transport;
    this.headers = Map.copyOf(headers);
    this.secrets = List.copyOf(secrets);
    this.extra = extra;
  }

  /** The exchange, once there was one. */
  public Optional<Exchange> exchange() {
    return exchange;
  }

  @Override
  public SuccessfulHttpResponse execute(HttpRequest request) {
    Map<String, String> all = new HashMap<>();
    request
        .headers()
        .forEach(
            (name, values) -> {
              if (!OURS.contains(name.toLowerCase(Locale.ROOT))) {
                all.put(name, values.getFirst());
              }
            });
    JsonNode body = JSON.readTree(request.body());
    Exchange done = post(URI.create(request.url()), all, (ObjectNode) body);
    return SuccessfulHttpResponse.builder()
        .statusCode(200)
        .headers(Map.of())
        .body(done.reply().toString())
        .build();
  }

  /** Puts a request of our own making. */
  public Exchange post(String address, ObjectNode body) {
    return post(URI.create(address), Map.of("Content-Type", "application/json"), body);
  }

  private Exchange post(URI address, Map<String, String> others, ObjectNode body) {
    Map<String, String> all = new HashMap<>(others);
    all.putAll(headers);
    all.put("User-Agent", "assay");
    ObjectNode sent = overlaid(body, extra);
    long start = System.nanoTime();
    HttpResponse<byte[]> response;
    try {
      response = transport.post(address, all, sent.toString());
    } catch (Trouble trouble) {
      throw hidden(trouble);
    }
    Duration took = Duration.ofNanos(System.nanoTime() - start);
    String text = new String(response.body(), UTF_8);
    Instant now = Instant.now();
    if (response.statusCode() / 100 != 2) {
      throw hidden(Diagnosis.of(response.statusCode(), response.headers(), text, now));
    }
    JsonNode reply = json(text);
    if (reply.path("error").isObject()) {
      throw hidden(Diagnosis.of(status(reply), response.headers(), text, now));
    }
    Exchange done = new Exchange(sent, reply, took, Pauses.untilAllowance(response.headers(), now));
    exchange = Optional.of(done);
    return done;
  }

  /** Gateways answer with success although whoever stands behind them failed. */
  private static int status(JsonNode reply) {
    int code = reply.at("/error/code").asInt(0);
    return code >= 400 && code < 600 ? code : 500;
  }

  private static JsonNode json(String text) {
    try {
      JsonNode root = JSON.readTree(text);
      if (root.isObject()) {
        return root;
      }
    } catch (JacksonException cutOffOrNoJson) {
      // Said below, without the text: it may hold anything.
    }
    throw new Trouble(Kind.BROKEN, "the reply is no JSON object");
  }

  private static ObjectNode overlaid(ObjectNode body, ObjectNode extra) {
    ObjectNode whole = body.deepCopy();
    for (Map.Entry<String, JsonNode> field : extra.properties()) {
      whole.set(
          field.getKey(),
          whole.get(field.getKey()) instanceof ObjectNode inner
                  && field.getValue() instanceof ObjectNode more
              ? overlaid(inner, more)
              : field.getValue());
    }
    return whole;
  }

  private Trouble hidden(Trouble trouble) {
    String words = trouble.words();
    for (Key secret : secrets) {
      words = secret.hide(words);
    }
    return new Trouble(trouble.kind(), words, trouble.pause());
  }

  @Override
  public void execute(
      HttpRequest request, ServerSentEventParser parser, ServerSentEventListener listener) {
    throw new UnsupportedOperationException("Answers are not streamed.");
  }
}
