package assay.report.html;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import assay.report.synthetic.CountingRun;
import assay.report.synthetic.PlainCounting;
import assay.runfile.RunFile;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The report on answers that are counts, as a reader meets it. */
final class CountingReportIT {
  @RegisterExtension static final Reader READER = new Reader();

  @TempDir private static Path folder;
  private static Path report = Path.of("");

  @BeforeAll
  static void writeReport() throws IOException {
    report = folder.resolve("report.html");
    try (RunFile model = new CountingRun("lab:one", 0.4, 3).write(folder.resolve("one.run"));
        RunFile solver = new CountingRun("static", 0.9, 1).write(folder.resolve("static.run"))) {
      HtmlReport.write(
          List.of(model, solver),
          report,
          ReportOptions.USUAL
              .titled("Counting")
              .withCounting(new PlainCounting())
              .withBaseline(Optional.of(solver)));
    }
  }

  @Test
  void theOverviewShowsClassesErrorsScatterAndAttributes() {
    Page page = READER.open(report, "#/");
    assertThat(page.locator("table.runs tbody tr")).hasCount(2);
    assertThat(page.locator("table.runs tbody tr").last()).containsText("static (baseline)");
    assertThat(page.locator("table.runs thead")).containsText("male_sp");
    Locator classes = page.locator("#classes table").first();
    assertThat(classes.locator("tbody tr")).hasCount(2);
    assertThat(classes.locator("thead")).containsText("MCC (hard)");
    assertThat(classes.locator("thead")).containsText("mixed (easy)");
    assertThat(page.locator("#classes details summary")).hasText("As gpuFLOPBench computes it");
    assertThat(page.locator("#errors svg")).hasCount(4);
    assertThat(page.locator("#attributes svg")).hasCount(2);
    assertThat(page.locator("#attributes tbody tr")).hasCount(5);
    assertThat(page.locator("#attributes tbody")).containsText("division");
    assertThat(page.locator("#scatter svg")).hasCount(1);
    for (Locator plot : page.locator("#errors svg, #attributes svg, #scatter svg").all()) {
      assertThat(plot.locator("path").count()).isGreaterThan(5);
    }
    assertThat(page.locator("#scaling")).isHidden();
    assertThat(page.locator("#heat table.heat")).hasCount(2);
    READER.wholePicture(page, "counting");
  }

  @ParameterizedTest
  @ValueSource(ints = {Chromium.PHONE, Chromium.DESKTOP})
  void namesThatLeanBeginInsideTheirPlot(int width) {
    Page page = READER.open(report, "#/", width, ColorScheme.LIGHT);
    staysInside(page);
    page.setViewportSize(width == Chromium.PHONE ? Chromium.DESKTOP : Chromium.PHONE, 900);
    page.waitForFunction(
        "[...document.querySelectorAll('#attributes .chart')]"
            + ".every((one) => one.querySelector('svg').clientWidth === one.clientWidth)");
    staysInside(page);
  }

  private static void staysInside(Page page) {
    for (Locator plot : page.locator("#attributes svg").all()) {
      Locator first = plot.locator("text").filter(new Locator.FilterOptions().setHasText("warp"));
      assertThat(first.boundingBox().height).as("the first name leans").isGreaterThan(30);
      for (Locator text : plot.locator("text").all()) {
        assertThat(text.boundingBox().x)
            .as(text.textContent())
            .isGreaterThanOrEqualTo(plot.boundingBox().x);
      }
    }
  }

  /** What is 0 on both sides has no dot, nor has who said nothing. */
  @Test
  void theScatterHasADotForEveryCountAndOpensItsTrial() {
    Page page = READER.open(report, "#/");
    Locator dots = page.locator("#scatter svg path[fill-opacity='0.7']");
    assertThat(dots.count()).isGreaterThan(20);
    page.locator("#scatter select").selectOption("dp");
    assertThat(page.locator("#scatter [role=img]"))
        .hasAttribute("aria-label", "Counts said over true counts, DP, both logarithmic");
    dots.last().click();
    page.waitForURL(url -> url.contains("#/trial/"));
    assertThat(page.locator("#view h1")).containsText("flops/made/kernel-");
  }

  @Test
  void aTrialShowsWhatWasSaidWhatIsTrueAndWhatTheSolverSays() {
    Page page = READER.open(report, "#/trial/1/0/0/flops/made/kernel-3");
    Locator counts = page.locator("section[aria-label=Counts]");
    assertThat(counts).containsText("4,000,000");
    assertThat(counts).containsText("12,000,000");
    assertThat(counts).containsText("5 – 9");
    assertThat(counts).containsText("3 – no end");
    assertThat(counts).containsText("said to be mixed");
    Locator hard = page.locator("section[aria-label='What makes it hard']");
    assertThat(hard).containsText("float x = a[i] / b[i];");
    assertThat(hard).containsText("main.cu:12");
    assertThat(page.locator("section[aria-label='The kernel']"))
        .containsText("Divides <b>one</b> by another");
    assertThat(page.locator("section[aria-label='To judge it again']")).hasCount(0);
    assertThat(page.locator("section[aria-label=Prompt]")).containsText("Count the operations");
    assertThat(page.locator("section[aria-label=Answer]")).containsText("So it is");
  }

  @Test
  void whoSaidNothingIsAsFarOffAsNothing() {
    Page page = READER.open(report, "#/trial/0/1/0/flops/made/kernel-7");
    Locator counts = page.locator("section[aria-label=Counts]");
    assertThat(counts).containsText("said to be nothing");
    assertThat(counts).containsText("6.903");
  }

  @Test
  void everyKernelHasItsPage() {
    Page page = READER.open(report, "#/task/flops/made/kernel-3");
    assertThat(page.locator("section[aria-label='The kernel']")).containsText("NVIDIA H200");
    assertThat(page.locator("section[aria-label='The solver']"))
        .containsText("Branches depend on data.");
    assertThat(page.locator("#view table").last().locator("tbody tr")).hasCount(4);
    assertThat(page.locator("#view table").last().locator("thead")).containsText("DP said");
    assertThat(page.locator("#view")).not().containsText("Candidates side by side");
    Page plain = READER.open(report, "#/task/flops/made/kernel-1");
    assertThat(plain.locator("section[aria-label='The kernel']")).containsText("2,000,000");
  }

  @Test
  void whatDidNotFitAWindowIsSaid() {
    Page page = READER.open(report, "#/");
    assertThat(page.locator("section[aria-labelledby=missing-head]"))
        .containsText("needs 210000 tokens, lab:one has room for 128000");
    Page trials = READER.open(report, "#/trials?outcome=SKIPPED");
    assertThat(trials.locator("#view [role=status]")).hasText("2 of 62 trials");
    assertThat(trials.locator("#view")).containsText("WINDOW");
  }

  @Test
  void scoresAreListedAsWhatTheyAre() {
    Page page = READER.open(report, "#/scores?score=male_sp");
    assertThat(page.locator("#view svg")).hasCount(1);
    assertThat(page.locator("#view table")).containsText("male_dp");
    page.locator("#view select").last().selectOption("attribute");
    assertThat(page.locator("#view table")).containsText("division");
  }

  @Test
  void itFitsAPhone() {
    for (String address : List.of("#/", "#/trials", "#/task/flops/made/kernel-3")) {
      Page page = READER.open(report, address, Chromium.PHONE, ColorScheme.DARK);
      assertThat((int) page.evaluate("document.documentElement.scrollWidth"))
          .as(address)
          .isLessThanOrEqualTo(Chromium.PHONE);
    }
  }
}
