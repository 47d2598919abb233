package assay.suites.flops.annotate;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.flops.kernel.FlopsPack;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page as a person meets it, and as somebody meets it who should not. */
final class AnnotationIT {
  private static final String MANDELBROT = "kernel?id=hopper/geo-mandelbrot";

  @TempDir Path pack;
  private Path yaml;

  @BeforeEach
  void copySomeKernels() throws IOException {
    Path built = Path.of(System.getProperty("assay.home")).resolve("packs/flops");
    Files.copy(built.resolve("pack.yaml"), pack.resolve("pack.yaml"));
    for (String kernel : List.of("axpby", "geo-mandelbrot", "ml-nadam")) {
      Path to = Files.createDirectories(pack.resolve("hopper").resolve(kernel));
      try (Stream<Path> files = Files.list(built.resolve("hopper").resolve(kernel))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.copy(file, to.resolve(file.getFileName().toString()));
        }
      }
    }
    yaml = pack.resolve("hopper/geo-mandelbrot/kernel.yaml");
  }

  private AnnotationServer server(Optional<String> name) throws Exception {
    return AnnotationServer.start(FlopsPack.load(pack, "flops"), name, 0);
  }

  private interface Visit {
    void with(Page page) throws Exception;
  }

  private static void inChromium(ColorScheme scheme, Visit visit) throws Exception {
    Map<String, String> environment =
        Map.of(
            "PLAYWRIGHT_NODEJS_PATH",
            program("node").toString(),
            "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD",
            "1");
    Path chromium = program("chromium");
    try (Playwright playwright =
            Playwright.create(new Playwright.CreateOptions().setEnv(environment));
        Browser browser =
            playwright
                .chromium()
                .launch(
                    new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium)
                        .setArgs(List.of("--no-sandbox")))) {
      Page page =
          browser.newContext(new Browser.NewContextOptions().setColorScheme(scheme)).newPage();
      List<String> complaints = new ArrayList<>();
      page.onConsoleMessage(message -> complaints.add(message.text()));
      page.onRequest(
          request -> {
            if (!request.url().startsWith("http://127.0.0.1:")
                && !request.url().startsWith("data:")) {
              complaints.add("request: " + request.url());
            }
          });
      visit.with(page);
      complaints.removeIf(one -> one.contains("status of 400"));
      assertThat(complaints).isEmpty();
    }
  }

  private static Path program(String name) {
    for (String folder : String.valueOf(System.getenv("PATH")).split(":", -1)) {
      Path program = Path.of(folder, name);
      if (Files.isExecutable(program)) {
        return program;
      }
    }
    return Assumptions.abort("The page is opened in a browser only where " + name + " is.");
  }

  @Test
  void aPersonWalksThroughKernelsAndSavesWhatTheySee() throws Exception {
    String before = Files.readString(yaml);
    try (AnnotationServer server = server(Optional.empty())) {
      inChromium(
          ColorScheme.LIGHT,
          page -> {
            page.navigate(server.address().toString());
            assertThat(page.locator("#kernels tr").count()).isEqualTo(4);
            page.locator("text=hopper/axpby").click();
            page.locator("text=Next").click();
            assertThat(page.title()).isEqualTo("hopper/geo-mandelbrot");
            assertThat(page.locator("pre .proof").allInnerTexts())
                .anyMatch(
                    line -> line.contains("while (k < limit") && line.contains("warp_divergence"));
            assertThat(page.locator("tr.odd").count()).isZero();
            assertThat(page.locator("[name=has-warp_divergence]").isChecked()).isTrue();
            page.locator("[name=has-division]").check();
            page.locator("[name=proof-division]").fill("no such source");
            page.locator("button").click();
            assertThat(page.locator("[role=alert]").innerText())
                .isEqualTo(
                    "The proof of division is not in the sources: copy it as it stands there, from one line.");
            assertThat(page.locator("[name=has-division]").isChecked()).isTrue();
            assertThat(Files.readString(yaml)).isEqualTo(before);
            page.locator("[name=proof-division]").fill("x * x + y * y");
            page.locator("button").click();
            assertThat(page.locator("[role=status]").innerText()).isEqualTo("Saved.");
            assertThat(page.locator("tr.odd").getAttribute("data-attribute")).isEqualTo("division");
            page.locator("text=All kernels").click();
            assertThat(page.locator("#kernels .odd").allInnerTexts()).contains("division");
          });
    }
    assertThat(Files.readString(yaml))
        .isEqualTo(before.replace("\nnote:", "\n  division: \"x * x + y * y\"\nnote:"));
  }

  @Test
  void aSecondOpinionHasAFileOfItsOwnAndTheDifferenceIsShown() throws Exception {
    String before = Files.readString(yaml);
    try (AnnotationServer server = server(Optional.of("reader-2"))) {
      inChromium(
          ColorScheme.DARK,
          page -> {
            page.navigate(server.address().resolve(MANDELBROT).toString());
            assertThat(page.locator("input:checked").count()).isZero();
            String colour =
                (String) page.evaluate("getComputedStyle(document.body).backgroundColor");
            assertThat(colour).isEqualTo("rgb(23, 24, 27)");
            page.locator("[name=has-warp_divergence]").check();
            page.locator("button").click();
            assertThat(page.locator("tr.odd").getAttribute("data-attribute"))
                .isEqualTo("common_subexpression");
            assertThat(page.locator("tr.odd td").nth(1).innerText())
                .isEqualTo("declared: yes\nderived: yes\nreader-2: no");
          });
    }
    assertThat(Files.readString(yaml)).isEqualTo(before);
    assertThat(Files.readString(yaml.resolveSibling("opinions").resolve("reader-2.yaml")))
        .isEqualTo(
            "schema: 1\nattributes:\n  warp_divergence: \"if (px >= width || py >= height)\"\n");
  }

  private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send(request.build(), BodyHandlers.ofString());
    }
  }

  @Test
  void whoDoesNotKnowTheTokenOrComesFromElsewhereGetsNothing() throws Exception {
    String before = Files.readString(yaml);
    try (AnnotationServer server = server(Optional.empty())) {
      URI address = server.address();
      URI kernel = address.resolve(MANDELBROT);
      for (String path : List.of("/", "/" + "0".repeat(32) + "/", "/" + MANDELBROT)) {
        assertThat(send(HttpRequest.newBuilder(address.resolve(path))).statusCode()).isEqualTo(403);
      }
      assertThat(
              send(HttpRequest.newBuilder(kernel)
                      .header("Origin", "http://elsewhere.example")
                      .POST(BodyPublishers.ofString("")))
                  .statusCode())
          .isEqualTo(403);
      assertThat(
              raw(
                  address,
                  "GET " + address.getPath() + " HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n"))
          .startsWith("HTTP/1.1 403");
      assertThat(address.getHost()).isEqualTo("127.0.0.1");
    }
    assertThat(Files.readString(yaml)).isEqualTo(before);
  }

  @Test
  void badInputGetsOneSentence() throws Exception {
    String before = Files.readString(yaml);
    try (AnnotationServer server = server(Optional.empty())) {
      URI address = server.address();
      HttpResponse<String> unknown =
          send(HttpRequest.newBuilder(address.resolve("kernel?id=%3Cb%3E")));
      assertThat(unknown.statusCode()).isEqualTo(400);
      assertThat(unknown.body()).contains("There is no kernel &#39;&lt;b&gt;&#39; in this pack.");
      for (String form :
          List.of(
              "has-division=on&proof-division=", "has-division=%zz", "a=" + "b".repeat(70000))) {
        HttpResponse<String> answer =
            send(
                HttpRequest.newBuilder(address.resolve(MANDELBROT))
                    .POST(BodyPublishers.ofString(form)));
        assertThat(answer.statusCode()).as(form).isEqualTo(400);
        assertThat(answer.body()).contains("role=\"alert\"").doesNotContain("Exception");
      }
      assertThat(send(HttpRequest.newBuilder(address.resolve("other"))).statusCode())
          .isEqualTo(404);
      assertThat(send(HttpRequest.newBuilder(address).DELETE()).statusCode()).isEqualTo(404);
    }
    assertThat(Files.readString(yaml)).isEqualTo(before);
  }

  private static String raw(URI address, String request) throws IOException {
    try (Socket socket = new Socket(address.getHost(), address.getPort())) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      socket.getOutputStream().flush();
      byte[] start = socket.getInputStream().readNBytes(12);
      return new String(start, StandardCharsets.US_ASCII);
    }
  }
}
