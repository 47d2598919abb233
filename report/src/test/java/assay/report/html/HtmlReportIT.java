package assay.report.html;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import assay.report.synthetic.HostileRun;
import assay.report.synthetic.Hostility;
import assay.report.synthetic.SyntheticRun;
import assay.runfile.RunFile;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The report as a reader meets it. */
final class HtmlReportIT {
  @RegisterExtension static final Reader READER = new Reader();

  private static final String TASK = "parallel/dense_la/average/omp";

  @TempDir private static Path folder;
  private static Path report = Path.of("");
  private static Path hostile = Path.of("");

  @BeforeAll
  static void writeReports() throws IOException {
    List<RunFile> runs = new ArrayList<>();
    String[] models = {"example:large", "example:medium", "example:small"};
    double[] skills = {0.72, 0.55, 0.35};
    for (int i = 0; i < models.length; i++) {
      runs.add(new SyntheticRun(models[i], skills[i], 96, 4).write(folder.resolve(i + ".run")));
    }
    report = folder.resolve("report.html");
    HtmlReport.write(runs, report, ReportOptions.USUAL.titled("Parallel code, three models"));
    runs.forEach(RunFile::close);
    hostile = folder.resolve("hostile.html");
    try (RunFile run = HostileRun.write(folder.resolve("hostile.run"))) {
      HtmlReport.write(List.of(run), hostile, ReportOptions.USUAL.titled(Hostility.all()));
    }
  }

  @Test
  void theOverviewShowsScoresHeatMapScalingAndFailures() {
    Page page = READER.open(report, "#/");
    assertThat(page.locator("h1").first()).hasText("Parallel code, three models");
    assertThat(page.locator("table.runs tbody tr")).hasCount(3);
    assertThat(page.locator("#heat table.heat")).hasCount(3);
    assertThat(page.locator("#heat table.heat").first().locator("tbody tr")).hasCount(12);
    assertThat(page.locator("#scaling svg")).hasCount(2);
    assertThat(page.locator("#failures svg")).hasCount(1);
    for (Locator plot : page.locator("#scaling svg, #failures svg").all()) {
      assertThat(plot.locator("path").count()).isGreaterThan(10);
    }
    READER.picture(page, "overview");
  }

  @Test
  void theReadmesPicture() {
    Page page = READER.open(report, "#/");
    assertThat(page.locator("#failures svg")).hasCount(1);
    page.setViewportSize(1280, 1575);
    READER.picture(page, "report");
    assertThat(Reader.file("report")).isNotEmptyFile();
  }

  @Test
  void tablesSortByTheirHeads() {
    Page page = READER.open(report, "#/trials");
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Speedup")).click();
    assertThat(page.locator("#view th[aria-sort=descending]")).containsText("Speedup");
    List<Double> down = speedups(page);
    assertThat(down).hasSizeGreaterThan(20).isSortedAccordingTo((a, b) -> Double.compare(b, a));
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Speedup")).click();
    assertThat(page.locator("#view th[aria-sort=ascending]")).containsText("Speedup");
    assertThat(speedups(page)).isSorted();
    assertThat(page.url()).contains("sort=speedup");
    page.reload();
    assertThat(page.locator("#view th[aria-sort=ascending]")).containsText("Speedup");
  }

  @Test
  void theRunsOfTheOverviewSortToo() {
    Page page = READER.open(report, "#/");
    page.locator("table.runs th").nth(1).locator("button").click();
    assertThat(page.locator("table.runs tbody tr").first()).containsText("example:large");
    page.locator("table.runs th").nth(1).locator("button").click();
    assertThat(page.locator("table.runs tbody tr").first()).containsText("example:small");
  }

  @Test
  void trialsAreFilteredByWordsRunsLabelsAndOutcomes() {
    Page page = READER.open(report, "#/trials");
    assertThat(page.locator("#view [role=status]")).hasText("1,152 of 1,152 trials");
    page.keyboard().press("/");
    page.keyboard().type("dense_la smallest");
    assertThat(page.locator("#view [role=status]")).hasText("48 of 1,152 trials");
    page.locator("#view label.field", new Page.LocatorOptions().setHasText("exec"))
        .locator("select")
        .selectOption("omp");
    assertThat(page.locator("#view [role=status]")).hasText("12 of 1,152 trials");
    page.locator("#view label.field", new Page.LocatorOptions().setHasText("Run"))
        .locator("select")
        .selectOption("2");
    assertThat(page.locator("#view [role=status]")).hasText("4 of 1,152 trials");
    String address = page.url();
    Page again = READER.open(report, address.substring(address.indexOf('#')));
    assertThat(again.locator("#view [role=status]")).hasText("4 of 1,152 trials");
    Page wrong = READER.open(report, "#/trials");
    wrong.locator("#view button.chip", new Page.LocatorOptions().setHasText("WRONG")).click();
    assertThat(wrong.locator("#view button.chip[aria-pressed=true]")).hasText("WRONG");
    assertThat(wrong.locator("#view tbody .chip").first()).hasText("WRONG");
    assertThat(wrong.locator("#view tbody .outcome-CORRECT")).hasCount(0);
  }

  @Test
  void longTablesGrow() {
    Page page = READER.open(report, "#/trials");
    assertThat(page.locator("#view tbody tr")).hasCount(100);
    page.locator("#view button.more").click();
    assertThat(page.locator("#view tbody tr")).hasCount(200);
  }

  @Test
  void aCellOfTheHeatMapOpensItsTrials() {
    Page page = READER.open(report, "#/");
    page.locator("table.heat td a").first().click();
    assertThat(page.locator("#view h1")).hasText("Trials");
    assertThat(page.locator("[role=status]")).hasText("8 of 1,152 trials");
  }

  @Test
  void aTaskShowsItsCandidatesSideBySide() {
    Page page = READER.open(report, "#/tasks");
    page.locator("#view input[type=search]").fill(TASK);
    page.locator("#view tbody a").first().click();
    assertThat(page.locator("#view h1")).hasText(TASK);
    assertThat(page.locator("#view pre.code").first())
        .containsText("Use OpenMP to compute in parallel");
    assertThat(page.locator("#view .diff .pair.same")).not().hasCount(0);
    assertThat(page.locator("#view .diff .removed").first()).isVisible();
    assertThat(page.locator("#view .diff .added").first()).isVisible();
    assertThat(page.locator("#view tbody tr")).hasCount(12);
    READER.picture(page, "task");
  }

  @Test
  void aTrialShowsEverythingItCameFrom() {
    Page page = READER.open(report, "#/trials?outcome=CORRECT&exec=omp&run=0");
    page.locator("#view tbody a").first().click();
    assertThat(page.locator("#view section .chip").first()).hasText("CORRECT");
    assertThat(page.locator("#view .big")).containsText("×");
    assertThat(page.locator("#view pre.code .k").first()).isVisible();
    assertThat(page.locator("#view section[aria-label=Times] svg")).hasCount(4);
    assertThat(page.locator("#view section[aria-label=Times] svg path").count()).isGreaterThan(50);
    assertThat(page.locator("#view section[aria-label=Configurations]")).containsText("CONVERGED");
    assertThat(page.locator("#view section[aria-label=Answer]")).containsText("```cpp");
    assertThat(page.locator("#view section[aria-label='To judge it again']"))
        .containsText("--code | ./assay judge - --task parallel/");
    READER.picture(page, "trial");
    page.locator("#view a[rel=next]").click();
    assertThat(page.locator("#view .crumbs a[rel=prev]")).isVisible();
  }

  @Test
  void aFailedTrialShowsWhatTheCompilerSaid() {
    Page page = READER.open(report, "#/trials?outcome=BUILD_FAILED");
    page.locator("#view tbody a").first().click();
    assertThat(page.locator("#view .evidence")).containsText("COMPILE_ERROR");
    assertThat(page.locator("#view section[aria-label=Compiler] pre"))
        .containsText("did you mean 'length'?");
  }

  @Test
  void runsAreCompared() {
    Page page = READER.open(report, "#/compare?pair=1");
    assertThat(page.locator("#view .verdict").first()).hasText("WORSE");
    assertThat(page.locator("#view svg")).hasCount(2);
    assertThat(page.locator("#view tbody tr").first()).containsText("parallel/");
    READER.picture(page, "compare");
  }

  @Test
  void scoresAreDrawnAndListed() {
    Page page = READER.open(report, "#/scores?by=exec");
    assertThat(page.locator("#view svg")).hasCount(1);
    assertThat(page.locator("#view tbody tr").first()).containsText("@1");
    page.locator("#view label.field", new Page.LocatorOptions().setHasText("Score"))
        .locator("select")
        .selectOption("speedup_max@1");
    assertThat(page.url()).contains("score=speedup_max%401");
    READER.picture(page, "scores");
  }

  @Test
  void hostileTextStaysText() {
    for (String address :
        List.of(
            "#/",
            "#/trials",
            "#/tasks",
            "#/scores",
            "#/guide",
            "#/task/" + HostileRun.TASK,
            "#/trial/0/0/0/" + HostileRun.TASK,
            "#/trial/0/1/0/" + HostileRun.TASK)) {
      Page page = READER.open(hostile, address);
      assertThat(page.evaluate("window.pwned === undefined")).as(address).isEqualTo(true);
      assertThat(page.locator("#main img, #main script, #main svg[onload]").count())
          .as(address)
          .isZero();
      assertThat(
              page.evaluate(
                  "/[\\u0000-\\u0008\\u000e-\\u001f\\u202a-\\u202e\\u2066-\\u2069]/.test(document.body.innerText)"))
          .as(address)
          .isEqualTo(false);
    }
    Page page = READER.open(hostile, "#/trial/0/0/0/" + HostileRun.TASK);
    assertThat(page.locator("section[aria-label=Answer] pre")).containsText(Hostility.SCRIPT);
    assertThat(page.locator("section[aria-label=Answer] pre")).containsText(Hostility.IMAGE);
    assertThat(page.locator("section[aria-label=Candidate] pre").first())
        .containsText("\\x1b[31mred");
    assertThat(page.locator(".control").first()).isVisible();
    READER.picture(page, "hostile");
  }

  @Test
  void aTaskOfAnyNameHasItsAddress() {
    Page page = READER.open(hostile, "#/tasks");
    page.locator("#view tbody a").last().click();
    assertThat(page.locator("#view h1")).containsText("x/<b>&\"'`/");
    page.locator("#view tbody a").first().click();
    assertThat(page.locator("#view section[aria-label=Answer]")).isVisible();
  }

  @Test
  void aLineOfAMillionLettersIsFolded() {
    Page page = READER.open(hostile, "#/trial/0/1/0/" + HostileRun.TASK);
    Locator answer = page.locator("section[aria-label=Answer]");
    assertThat(answer).containsText("Show all 200,000 characters");
    assertThat(answer).containsText("Cut after 200,000 of 1,000,000 characters");
    answer.locator("button.more").click();
    assertThat(answer.locator("pre").innerText()).hasSize(200_000);
    assertThat(Reader.overflow(page)).isZero();
  }

  @Test
  void everythingIsReadableOnAPhone() {
    for (String address :
        List.of(
            "#/",
            "#/scores",
            "#/tasks",
            "#/trials",
            "#/compare",
            "#/guide",
            "#/task/" + TASK,
            "#/trial/0/1/0/" + TASK)) {
      Page page = READER.open(report, address, Chromium.PHONE, ColorScheme.LIGHT);
      assertThat(Reader.overflow(page)).as(address).isZero();
      READER.picture(page, "phone-" + address.replaceAll("[^a-z]+", "-"));
    }
    Page page =
        READER.open(hostile, "#/trial/0/0/0/" + HostileRun.TASK, Chromium.PHONE, ColorScheme.DARK);
    assertThat(Reader.overflow(page)).isZero();
  }

  @Test
  void thereIsLightAndDark() {
    Page dark = READER.open(report, "#/", Chromium.DESKTOP, ColorScheme.DARK);
    assertThat(dark.locator("body")).hasCSS("background-color", "rgb(18, 21, 26)");
    READER.picture(dark, "dark");
    dark.locator("#theme").click();
    assertThat(dark.locator("body")).hasCSS("background-color", "rgb(250, 249, 247)");
  }

  @Test
  void anAddressThatLeadsNowhereSaysSo() {
    Page page = READER.open(report, "#/trial/9/9/9/none");
    assertThat(page.locator("#view h1")).hasText("Nothing here");
    page.locator("#view a").click();
    assertThat(page.locator("table.runs")).isVisible();
  }

  private static List<Double> speedups(Page page) {
    List<Double> speedups = new ArrayList<>();
    for (String text : page.locator("tbody td[data-label=Speedup] b").allInnerTexts()) {
      speedups.add(Double.parseDouble(text.replace("×", "")));
    }
    return speedups;
  }
}
