package assay.suites.flops.annotate;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.pack.PackException;
import assay.suites.flops.attribute.Analysis;
import assay.suites.flops.attribute.Derivation;
import assay.suites.flops.attribute.Opinions;
import assay.suites.flops.attribute.Views;
import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.kernel.FlopsKernel;
import assay.suites.flops.kernel.FlopsPack;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Serves the pages to this machine alone. Whoever does not know the token in the address gets
 * nothing, nor does a page of another site that makes a browser ask under another name.
 */
public final class AnnotationServer implements AutoCloseable {
  private static final int TOKEN_BYTES = 16;
  private static final String SAVED = "saved";

  private final HttpServer server;
  private final String token;
  private final Optional<String> name;
  private final Map<String, FlopsKernel> kernels = new LinkedHashMap<>();
  private final Map<String, Derivation> derived = new LinkedHashMap<>();

  private AnnotationServer(HttpServer server, FlopsPack pack, Optional<String> name) {
    this.server = server;
    this.name = name;
    byte[] secret = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(secret);
    token = HexFormat.of().formatHex(secret);
    for (FlopsKernel kernel : pack.kernels()) {
      kernels.put(kernel.id(), kernel);
      derived.put(kernel.id(), Analysis.of(kernel));
    }
  }

  /**
   * Starts to serve.
   *
   * @param name whose opinion is edited; empty for the declarations themselves
   * @param port zero for any that is free
   */
  public static AnnotationServer start(FlopsPack pack, Optional<String> name, int port)
      throws IOException {
    InetAddress loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    HttpServer server = HttpServer.create(new InetSocketAddress(loopback, port), 0);
    AnnotationServer annotation = new AnnotationServer(server, pack, name);
    server.createContext("/", annotation::handle);
    server.start();
    return annotation;
  }

  /** The page to open. */
  public URI address() {
    return URI.create("http://%s/%s/".formatted(host(), token));
  }

  private String host() {
    return "127.0.0.1:" + server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private synchronized void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      Answer answer;
      try {
        answer = answer(exchange);
      } catch (BadRequest | PackException e) {
        answer = Answer.sentence(400, String.valueOf(e.getMessage()));
      } catch (IOException | RuntimeException e) {
        answer = Answer.sentence(500, "This failed: " + e.getMessage() + ".");
      }
      answer.send(exchange);
    }
  }

  private Answer answer(HttpExchange exchange) throws IOException, PackException, BadRequest {
    String host = exchange.getRequestHeaders().getFirst("Host");
    if (!host().equals(host)) {
      return Answer.sentence(403, "Open the address that assay printed.");
    }
    String path = exchange.getRequestURI().getPath();
    String method = exchange.getRequestMethod();
    if (path.equals("/style.css") && method.equals("GET")) {
      return Answer.style();
    }
    String[] parts = path.split("/", -1);
    byte[] given = parts.length == 3 ? parts[1].getBytes(UTF_8) : new byte[0];
    if (!MessageDigest.isEqual(given, token.getBytes(UTF_8))) {
      return Answer.sentence(403, "Open the address that assay printed.");
    }
    if (parts[2].isEmpty() && method.equals("GET")) {
      List<Views> all = new ArrayList<>();
      for (String id : kernels.keySet()) {
        all.add(views(id));
      }
      return Answer.page(new ListPage(all).html());
    }
    if (parts[2].equals("kernel") && method.equals("GET")) {
      boolean saved = String.valueOf(exchange.getRequestURI().getQuery()).endsWith("&" + SAVED);
      Views views = views(id(exchange));
      return shown(200, views, own(views), saved ? "<p role=\"status\">Saved.</p>\n" : "");
    }
    if (parts[2].equals("kernel") && method.equals("POST")) {
      return saved(exchange);
    }
    return Answer.sentence(404, "There is no such page.");
  }

  private Answer saved(HttpExchange exchange) throws IOException, PackException, BadRequest {
    String origin = exchange.getRequestHeaders().getFirst("Origin");
    if (origin != null && !origin.equals("http://" + host())) {
      return Answer.sentence(403, "Only this page may save.");
    }
    Views views = views(id(exchange));
    Map<Attribute, String> wanted = Form.read(exchange.getRequestBody()).attributes();
    Optional<String> trouble = Opinions.trouble(views.kernel(), wanted);
    if (trouble.isPresent()) {
      String alert = "<p role=\"alert\">%s</p>\n".formatted(Markup.text(trouble.get()));
      return shown(400, views, wanted, alert);
    }
    Opinions.write(views.kernel(), name, wanted);
    return Answer.moved("kernel?id=%s&%s".formatted(views.kernel().id(), SAVED));
  }

  private String id(HttpExchange exchange) throws BadRequest {
    String query = String.valueOf(exchange.getRequestURI().getQuery());
    String id = query.startsWith("id=") ? query.substring(3).split("&", -1)[0] : "";
    if (!kernels.containsKey(id)) {
      throw new BadRequest("There is no kernel '%s' in this pack.".formatted(id));
    }
    return id;
  }

  /** What files say now; sources and what is derived from them stay as they were. */
  private Views views(String id) throws IOException, PackException {
    FlopsKernel known = Optional.ofNullable(kernels.get(id)).orElseThrow();
    FlopsKernel now = FlopsPack.kernel(known.folder());
    return Views.of(now, Optional.ofNullable(derived.get(id)).orElseThrow());
  }

  private Map<Attribute, String> own(Views views) {
    return name.isEmpty()
        ? views.kernel().attributes()
        : views.named().getOrDefault(name.get(), Map.of());
  }

  private Answer shown(int status, Views views, Map<Attribute, String> edited, String notice) {
    List<String> ids = List.copyOf(kernels.keySet());
    int at = ids.indexOf(views.kernel().id());
    Optional<String> before = at > 0 ? Optional.of(ids.get(at - 1)) : Optional.empty();
    Optional<String> after = at + 1 < ids.size() ? Optional.of(ids.get(at + 1)) : Optional.empty();
    return new Answer(
        status, "text/html", new KernelPage(views, edited, name, before, after, notice).html());
  }
}
