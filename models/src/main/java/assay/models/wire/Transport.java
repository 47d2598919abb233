package assay.models.wire;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.models.wire.Trouble.Kind;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Sends requests over HTTP. The time limit holds for the whole exchange, to the last byte, so a
 * body that drips in cannot hold a call for ever. Redirects are not followed: a key goes only where
 * the configuration says.
 */
public final class Transport implements AutoCloseable {
  /** The longest answer that is accepted, in bytes. */
  public static final int LONGEST_ANSWER = 10 << 20;

  /** In JSON an answer may take more bytes than it has. */
  private static final int LONGEST_BODY = 2 * LONGEST_ANSWER + (1 << 20);

  private final HttpClient client;
  private final Duration timeout;

  /**
   * A transport for any number of providers.
   *
   * @param timeout of one exchange as a whole
   */
  public Transport(Duration timeout) {
    this.timeout = timeout;
    this.client = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(15)).build();
  }

  /** The reply, whatever its status; trouble on the way is a {@link Trouble}. */
  HttpResponse<byte[]> post(URI address, Map<String, String> headers, String body) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(address).POST(BodyPublishers.ofString(body, UTF_8));
    headers.forEach(request::setHeader);
    if ("http".equals(address.getScheme())) {
      // Local servers often stumble over the offer to upgrade.
      request.version(HttpClient.Version.HTTP_1_1);
    }
    CompletableFuture<HttpResponse<byte[]>> reply =
        client.sendAsync(
            request.build(),
            head -> new Capped(LONGEST_BODY, head.headers().firstValueAsLong("Content-Length")));
    try {
      return reply.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      reply.cancel(true);
      throw new Trouble(Kind.TIMED_OUT, "no answer within " + timeout.toMillis() / 1000.0 + " s");
    } catch (InterruptedException e) {
      reply.cancel(true);
      Thread.currentThread().interrupt();
      throw new Trouble(Kind.ABANDONED, "the call was given up");
    } catch (ExecutionException e) {
      throw trouble(e.getCause());
    }
  }

  private static Trouble trouble(@Nullable Throwable cause) {
    return switch (cause) {
      case Capped.TooLong _ -> tooLong();
      case ConnectException _ ->
          new Trouble(Kind.UNREACHABLE, "nobody answers at that address" + said(cause));
      case HttpConnectTimeoutException _ ->
          new Trouble(Kind.UNREACHABLE, "nobody answers at that address in time");
      case null, default -> new Trouble(Kind.BROKEN, "the connection broke" + said(cause));
    };
  }

  /** What an answer ends in that is longer than is accepted. */
  public static Trouble tooLong() {
    return new Trouble(
        Kind.TOO_LONG, "the answer has more than " + (LONGEST_ANSWER >> 20) + " MiB");
  }

  private static String said(@Nullable Throwable cause) {
    return cause == null || cause.getMessage() == null ? "" : " (" + cause.getMessage() + ")";
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
