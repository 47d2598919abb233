package assay.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Reads reports in one browser for all tests of a class. After each test nothing may have gone
 * wrong in a page, and nothing may have been asked of the network.
 */
final class Reader implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {
  private static final Path PICTURES = Path.of("target", "pictures");

  private @Nullable Chromium browser;

  @Override
  public void beforeAll(ExtensionContext context) {
    browser = new Chromium();
  }

  @Override
  public void afterEach(ExtensionContext context) {
    assertThat(chromium().complaints()).isEmpty();
  }

  @Override
  public void afterAll(ExtensionContext context) {
    if (browser != null) {
      browser.close();
    }
  }

  Page open(Path file, String address) {
    return chromium().open(file, address, Chromium.DESKTOP, ColorScheme.LIGHT);
  }

  Page open(Path file, String address, int width, ColorScheme scheme) {
    return chromium().open(file, address, width, scheme);
  }

  /** What is seen of a page at once. */
  void picture(Page page, String name) {
    page.screenshot(new Page.ScreenshotOptions().setPath(file(name)));
  }

  void wholePicture(Page page, String name) {
    page.screenshot(new Page.ScreenshotOptions().setPath(file(name)).setFullPage(true));
  }

  void picture(Locator part, String name) {
    part.screenshot(new Locator.ScreenshotOptions().setPath(file(name)));
  }

  /** By how many pixels a page is wider than what it is seen in. */
  static int overflow(Page page) {
    return (int)
        page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth");
  }

  static Path file(String picture) {
    return PICTURES.resolve(picture + ".png");
  }

  private Chromium chromium() {
    return Objects.requireNonNull(browser);
  }
}
