package assay.suites.flops.annotate;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;

/**
 * What the server sends back.
 *
 * @param body the page, or the address to go to
 */
record Answer(int status, String type, String body) {
  private static final int MOVED = 303;

  static Answer page(String html) {
    return new Answer(200, "text/html", html);
  }

  static Answer style() {
    return new Answer(200, "text/css", Markup.style());
  }

  static Answer sentence(int status, String sentence) {
    return new Answer(
        status,
        "text/html",
        Markup.page("Assay", "<p role=\"alert\">%s</p>".formatted(Markup.text(sentence))));
  }

  static Answer moved(String address) {
    return new Answer(MOVED, "text/html", address);
  }

  void send(HttpExchange exchange) throws IOException {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", type + "; charset=utf-8");
    headers.set("Cache-Control", "no-store");
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "same-origin");
    headers.set(
        "Content-Security-Policy",
        "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
    if (status == MOVED) {
      headers.set("Location", body);
      exchange.sendResponseHeaders(MOVED, -1);
      return;
    }
    byte[] bytes = body.getBytes(UTF_8);
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
  }
}
