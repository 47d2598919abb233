package assay.report.html;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;

/**
 * The installed Chromium, and everything a page did that it should not. Where there is none, the
 * test that wants it is left out, and its report says so.
 */
final class Chromium implements AutoCloseable {
  static final int PHONE = 390;
  static final int DESKTOP = 1280;

  private final Playwright playwright;
  private final Browser browser;
  private final List<String> complaints = new ArrayList<>();

  Chromium() {
    Path node = program("node", "nodejs");
    Path chromium = program("chromium", "chromium");
    playwright =
        Playwright.create(
            new Playwright.CreateOptions()
                .setEnv(
                    Map.of(
                        "PLAYWRIGHT_NODEJS_PATH",
                        node.toString(),
                        "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD",
                        "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(chromium)
                    .setArgs(List.of("--no-sandbox", "--hide-scrollbars")));
  }

  /** Opens a file from disk at an address inside it and waits until it is drawn. */
  Page open(Path file, String address, int width, ColorScheme scheme) {
    BrowserContext context =
        browser.newContext(
            new Browser.NewContextOptions().setViewportSize(width, 900).setColorScheme(scheme));
    Page page = context.newPage();
    page.onConsoleMessage(
        message -> complaints.add("console " + message.type() + ": " + message.text()));
    page.onPageError(error -> complaints.add("error: " + error));
    page.onRequest(
        request -> {
          if (!request.url().startsWith("file:") && !request.url().startsWith("data:")) {
            complaints.add("request: " + request.url());
          }
        });
    page.navigate(file.toUri() + address);
    page.waitForSelector(
        "html[data-ready]",
        new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
    return page;
  }

  /** What pages printed to the console, threw, or asked of the network. */
  List<String> complaints() {
    return List.copyOf(complaints);
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }

  private static Path program(String name, String debian) {
    for (String folder : String.valueOf(System.getenv("PATH")).split(":", -1)) {
      Path program = Path.of(folder, name);
      if (Files.isExecutable(program)) {
        return program;
      }
    }
    return Assumptions.abort(
        "Reports are opened in a browser only where " + name + " is: apt-get install " + debian);
  }
}
