package assay.report.html;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import assay.report.synthetic.SyntheticRun;
import assay.runfile.RunFile;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Reports of many trials, written in the little memory these tests are given. */
final class LargeReportIT {
  @RegisterExtension static final Reader READER = new Reader();

  @TempDir private Path folder;

  @Test
  void fiveThousandTrials() throws IOException {
    opens(write(2, 100, 25), "5,000 of 5,000 trials");
  }

  @Test
  @Tag("slow")
  void aHundredThousandTrials() throws IOException {
    Path report = write(2, 500, 100);
    assertThat(Files.size(report)).isLessThan(60_000_000);
    opens(report, "100,000 of 100,000 trials");
  }

  private Path write(int models, int tasks, int samples) throws IOException {
    List<RunFile> runs = new ArrayList<>();
    for (int i = 0; i < models; i++) {
      Path path = folder.resolve(i + ".run");
      new SyntheticRun("example:" + i, 0.4 + 0.2 * i, tasks, samples, 3, 1).write(path).close();
      runs.add(RunFile.read(path));
    }
    Path report = folder.resolve("report.html");
    Instant start = Instant.now();
    HtmlReport.write(runs, report, ReportOptions.USUAL);
    System.out.printf(
        "%d trials: written in %d s, %d MB%n",
        models * tasks * samples,
        Duration.between(start, Instant.now()).toSeconds(),
        Files.size(report) / 1_000_000);
    runs.forEach(RunFile::close);
    return report;
  }

  private static void opens(Path report, String count) {
    READER.open(report, "#/guide").close();
    Instant start = Instant.now();
    Page page = READER.open(report, "#/trials");
    assertThat(page.locator("[role=status]")).hasText(count);
    Duration opening = Duration.between(start, Instant.now());
    page.locator("#view th button").nth(3).click();
    assertThat(page.locator("th[aria-sort=descending]")).containsText("Speedup");
    page.locator("#view input[type=search]").fill("fft");
    assertThat(page.locator("#view tbody tr").first()).containsText("fft");
    page.locator("#view tbody a").first().click();
    assertThat(page.locator("#view h1")).containsText("fft");
    Duration all = Duration.between(start, Instant.now());
    System.out.printf("opened in %d ms, all in %d ms%n", opening.toMillis(), all.toMillis());
    assertThat(opening).isLessThan(Duration.ofSeconds(10));
  }
}
