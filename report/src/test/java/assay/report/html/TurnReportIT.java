package assay.report.html;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import assay.report.synthetic.Hostility;
import assay.report.synthetic.RefiningRun;
import assay.report.synthetic.SpeedRun;
import assay.runfile.RunFile;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The report on models that were asked again, as a reader meets it. */
final class TurnReportIT {
  @RegisterExtension static final Reader READER = new Reader();

  @TempDir private static Path folder;
  private static Path report = Path.of("");
  private static Path once = Path.of("");

  @BeforeAll
  static void writeReports() throws IOException {
    report = folder.resolve("report.html");
    once = folder.resolve("once.html");
    List<List<Double>> poor =
        List.of(
            List.of(RefiningRun.NOT_BUILT, RefiningRun.NOT_BUILT, RefiningRun.WRONG),
            List.of(RefiningRun.WRONG, 0.7, 1.1),
            List.of(RefiningRun.NOT_BUILT, RefiningRun.WRONG, 0.4),
            List.of(RefiningRun.WRONG, RefiningRun.WRONG, RefiningRun.WRONG));
    try (RunFile one =
            new RefiningRun("lab:one", RefiningRun.FOUR).write(folder.resolve("one.run"));
        RunFile two = new RefiningRun("lab:two", poor).write(folder.resolve("two.run"));
        RunFile asked = new SpeedRun("lab:once").write(folder.resolve("once.run"))) {
      HtmlReport.write(List.of(one, two, asked), report, ReportOptions.USUAL.titled("Turns"));
      HtmlReport.write(List.of(asked), once, ReportOptions.USUAL.titled("Once"));
    }
  }

  @Test
  void theOverviewShowsWhatTurnsBrought() {
    Page page = READER.open(report, "#/");
    Locator turns = page.locator("#turns");
    assertThat(turns).isVisible();
    assertThat(turns.locator("svg")).hasCount(3);
    assertThat(turns.locator("h3"))
        .hasText(new String[] {"Built", "Correct", "Correct and more than 1 times as fast"});
    for (Locator plot : turns.locator("svg").all()) {
      assertThat(plot).isVisible();
      assertThat(plot.locator("path[stroke-dasharray]").count()).isEqualTo(2);
      assertThat(plot.locator("path").count()).isGreaterThan(14);
    }
    assertThat(turns.locator(".legend .name")).hasText(new String[] {"lab:one", "lab:two"});
    assertThat(turns.locator("tbody tr")).hasCount(2);
    assertThat(turns.locator("tbody tr").first()).containsText("2 of 4 samples");
    assertThat(turns.locator("tbody tr").first()).containsText("2: 1, 3: 2");
    assertThat(turns.locator("tbody tr").last()).containsText("0 of 4 samples");
    READER.picture(turns, "turns");
    turns.locator("select").selectOption("2");
    assertThat(turns.locator("h3").last()).hasText("Correct and more than 2 times as fast");
    assertThat(turns.locator("svg")).hasCount(3);
  }

  @Test
  void onAPhoneItFits() {
    Page page = READER.open(report, "#/", Chromium.PHONE, ColorScheme.DARK);
    assertThat(page.locator("#turns svg")).hasCount(3);
    assertThat(Reader.overflow(page)).isZero();
  }

  @Test
  void whereNobodyWasAskedAgainItIsNotThere() {
    Page page = READER.open(once, "#/");
    assertThat(page.locator("#faster svg")).hasCount(1);
    assertThat(page.locator("#turns")).isHidden();
    assertThat(page.getByText("Turn by turn")).isHidden();
  }

  @Test
  void aTurnShowsWhatWasAskedAsText() {
    Page page = READER.open(report, "#/trial/0/0/1/" + RefiningRun.task(0));
    assertThat(page.locator("#view h1")).containsText("turn 1");
    Locator asked = page.locator("#view section[aria-label='What was asked']");
    assertThat(asked).isVisible();
    assertThat(asked.locator("pre")).containsText("Make it faster.");
    assertThat(asked.locator("pre")).containsText("error: expected ';' before '<script>'");
    assertThat(asked.locator("pre")).containsText(Hostility.SCRIPT);
    assertThat(asked.locator("pre")).containsText(Hostility.IMAGE);
    assertThat(asked.locator("pre")).containsText("\\x1b[31mred");
    assertThat(asked.locator("pre .control").first()).isVisible();
    assertThat(page.locator("#main img, #main script, #main svg[onload]")).hasCount(0);
    assertThat(page.evaluate("window.pwned === undefined")).isEqualTo(true);
    assertThat(page.locator("#view section[aria-label=Prompt]")).hasCount(0);
    assertThat(page.locator("#view section[aria-label=Events]")).hasCount(0);
    READER.picture(page, "turn");
  }

  @Test
  void theFirstTurnShowsItsTasksPrompt() {
    Page page = READER.open(report, "#/trial/0/0/0/" + RefiningRun.task(0));
    assertThat(page.locator("#view section[aria-label=Prompt]")).containsText("Make it faster.");
    assertThat(page.locator("#view section[aria-label='What was asked']")).hasCount(0);
  }
}
