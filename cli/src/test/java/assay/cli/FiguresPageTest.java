package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import assay.report.figure.FigureName;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What docs/figures.md says can be typed. */
final class FiguresPageTest {
  /** Between backticks, or on an indented line. */
  private static final Pattern COMMAND =
      Pattern.compile("(?m)`\\./assay ([^`]+)`|^    \\./assay (.+)$");

  /** These ask a model, judge code or time modules: they are only parsed. */
  private static final Set<String> COSTLY = Set.of("run", "rejudge", "baseline");

  @TempDir static Path folder;

  @BeforeAll
  static void writeRuns() throws IOException {
    Path runs = Files.createDirectory(folder.resolve("runs"));
    KnownRuns.write(runs.resolve("one.run"), "lab:one", "", "quick@1/4", KnownRuns.ONE);
    KnownRuns.write(runs.resolve("two.run"), "lab:two", "", "quick@1/4", KnownRuns.TWO);
    KnownRuns.write(runs.resolve("three.run"), "lab:two", "", "quick@1/4", KnownRuns.TRANSLATED);
    KnownCounts.write(runs.resolve("counted.run"), "lab:one", KnownCounts.ONE);
    KnownCounts.write(runs.resolve("right.run"), "lab:two", KnownCounts.RIGHT);
    KnownModules.write(runs.resolve("modules.run"), "lab:one", "H200", KnownModules.ONE);
    KnownModules.write(runs.resolve("other.run"), "lab:two", "L40S", KnownModules.TWO);
    KnownModules.refined(
        runs.resolve("again.run"),
        "lab:one",
        "one-shot,refine:10,feedback=G+E",
        Map.of("level1/019-relu", List.of(List.of(KnownModules.WRONG, 2.0))));
    KnownModules.write(
        runs.resolve("ten.run"),
        "lab:one",
        "H200",
        Map.of("level1/019-relu", Collections.nCopies(10, 0.5)));
    KnownBaselines.write(folder.resolve("times.json"), 10, KnownModules.ONE.keySet(), Set.of());
  }

  static List<String> commands() throws IOException {
    Path page = Path.of(System.getProperty("assay.home"), "docs", "figures.md");
    return COMMAND
        .matcher(Files.readString(page))
        .results()
        .map(found -> Optional.ofNullable(found.group(1)).orElseGet(() -> found.group(2)))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandWorks(String command) {
    String[] words =
        command
            .replace("FLOPS_RUN…", "counted right")
            .replace("SAMPLED_RUN", "ten")
            .replace("REFINED_RUN", "again")
            .replace("KERNELS_RUN…", "modules other")
            .replace("RUN…", "one two three")
            .replace("RUN", "one")
            .replace(
                "--baseline", "--baseline-times " + folder.resolve("times.json") + " --baseline")
            .split(" ", -1);
    if (COSTLY.contains(words[0])) {
      assertThatCode(() -> parse(words)).doesNotThrowAnyException();
      return;
    }
    Invocation done = Invocation.of(folder, words);
    assertThat(done.error()).isEmpty();
    assertThat(done.code()).isZero();
    assertThat(done.out()).isNotBlank();
  }

  @Test
  void everyFigureIsOnThePage() throws IOException {
    List<String> named = new ArrayList<>();
    for (String command : commands()) {
      if (command.startsWith("figure ")) {
        named.add(command.split(" ", -1)[1]);
      }
    }
    for (FigureName figure : FigureName.values()) {
      assertThat(named).contains(figure.toString());
    }
  }

  private static void parse(String[] words) {
    PrintStream nowhere = new PrintStream(new ByteArrayOutputStream(), false, UTF_8);
    Terminal terminal = Terminal.of(new ByteArrayInputStream(new byte[0]), nowhere, nowhere);
    Places places = Places.find(Map.of(), Optional.ofNullable(System.getProperty("assay.home")));
    try (Wiring wiring = new Wiring(places, Map.of())) {
      Main.commandLine(terminal, wiring).parseArgs(words);
    }
  }
}
