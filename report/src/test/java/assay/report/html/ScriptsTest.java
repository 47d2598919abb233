package assay.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** What holds for the page's own code as a text. */
final class ScriptsTest {
  private static final Pattern IMPORT =
      Pattern.compile("^import .* from '([^']+)';$", Pattern.MULTILINE);
  private static final Path FOLDER = Path.of("src/main/resources/assay/report/html/app");

  @Test
  void noScriptMakesMarkupOrCodeFromText() throws IOException {
    for (Path script : scripts()) {
      assertThat(Files.readString(script))
          .as(script.toString())
          .doesNotContain("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write")
          .doesNotContain("srcdoc", "eval(", "new Function", "createContextualFragment");
    }
  }

  @Test
  void noScriptAsksTheNetwork() throws IOException {
    for (Path script : scripts()) {
      assertThat(Files.readString(script))
          .as(script.toString())
          .doesNotContain("fetch(", "XMLHttpRequest", "WebSocket", "sendBeacon", "http:", "https:");
    }
  }

  @Test
  void whatIsImportedIsThereAndWhatIsThereIsImported() throws IOException {
    Set<String> known =
        new TreeSet<>(
            new JsonMapper().readTree(Scripts.importMap()).path("imports").propertyNames());
    Set<String> imported = new TreeSet<>(Set.of("report/main"));
    Set<String> present = new TreeSet<>();
    for (Path script : scripts()) {
      present.add("report/" + String.valueOf(script.getFileName()).replace(".js", ""));
      Matcher imports = IMPORT.matcher(Files.readString(script));
      while (imports.find()) {
        imported.add(imports.group(1));
      }
    }
    assertThat(present).isEqualTo(known).isEqualTo(imported);
  }

  @Test
  void aLibraryCannotEndItsOwnElement() throws IOException {
    for (String library : List.of("echarts.min.js", "highlight.min.js")) {
      assertThat(Scripts.library(library))
          .doesNotContain("</script", "<!--")
          .hasSizeGreaterThan(100_000);
    }
  }

  private static List<Path> scripts() throws IOException {
    List<Path> scripts = new ArrayList<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      files.forEach(scripts::add);
    }
    assertThat(scripts).hasSizeGreaterThan(10);
    return scripts;
  }
}
