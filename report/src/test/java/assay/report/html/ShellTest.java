package assay.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ShellTest {
  @Test
  void quotesWhatAShellWouldRead() {
    assertThat(
            Shell.line(
                List.of("run", "parallel", "--model", "openai:gpt-5", "a b", "it's $HOME", "")))
        .isEqualTo("run parallel --model openai:gpt-5 'a b' 'it'\\''s $HOME' ''");
  }
}
