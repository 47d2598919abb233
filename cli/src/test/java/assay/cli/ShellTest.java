package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ShellTest {
  @Test
  void quotesWhatAShellWouldTouch() {
    assertThat(Shell.line(List.of("./assay", "run", "scan/*", "it's", "a#1", "#1", "")))
        .isEqualTo("./assay run 'scan/*' 'it'\\''s' a#1 '#1' ''");
  }
}
