package assay.report.html;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import assay.report.synthetic.SpeedRun;
import assay.runfile.RunFile;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The report on modules that replace others, as a reader meets it. */
final class SpeedReportIT {
  @RegisterExtension static final Reader READER = new Reader();

  @TempDir private Path folder;

  @Test
  void itShowsHowMuchFasterModulesAreAndNothingAboutThreads() throws IOException {
    Path report = folder.resolve("report.html");
    try (RunFile run = new SpeedRun("lab:one").write(folder.resolve("one.run"))) {
      HtmlReport.write(List.of(run), report, ReportOptions.USUAL.titled("Modules"));
    }
    JsonNode index = ReportFile.read(report).index();
    assertThat(index.path("dimensions").toString()).contains("level").doesNotContain("type");
    // Of 24 modules 12 are right, 1/4 to 12/4 times as fast; 8 of them are faster than PyTorch.
    assertThat(value(index.path("scores"), "fast_1@k")).isCloseTo(8 / 24.0, within(1e-3));
    assertThat(value(index.path("scores"), "fast_2@k")).isCloseTo(4 / 24.0, within(1e-3));
    assertThat(index.path("scores").toString()).doesNotContain("speedup_max").contains("gmsr");
    Page page = READER.open(report, "#/");
    assertThat(page.locator("table.runs thead")).containsText("fast_1@1");
    assertThat(page.locator("table.runs tbody")).containsText("33.3 %");
    assertThat(page.locator("#faster svg")).hasCount(1);
    assertThat(page.locator("#scaling")).isHidden();
    assertThat(page.locator("#heat table.heat tbody tr")).hasCount(3);
    READER.wholePicture(page, "speed");
  }

  /** Of the whole run. */
  private static double value(JsonNode scores, String metric) {
    for (JsonNode score : scores) {
      if (score.path("metric").asString().equals(metric) && score.path("slice").size() == 1) {
        return score.path("value").asDouble();
      }
    }
    throw new AssertionError("there is no " + metric);
  }
}
