package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

final class HostileTextTest {
  @Test
  void showsEscapesInsteadOfObeyingThem() {
    assertThat(HostileText.shown("a\u001b[31mred\u0007\r\u009bx"))
        .isEqualTo("a\\x1b[31mred\\x07\\x0d\\x9bx");
  }

  @Test
  void showsWhatTurnsWritingAround() {
    assertThat(HostileText.shown("if (a\u202e) \u2066x\u2069 \u200b\ufeff\u061c"))
        .isEqualTo("if (a\\u{202e}) \\u{2066}x\\u{2069} \\u{200b}\\u{feff}\\u{61c}");
  }

  @Test
  void keepsOrdinaryTextOfAnyLanguage() {
    String text = "int main() {\n\treturn 0; // größer, 大きい, שלום, 😀\n}\n";
    assertThat(HostileText.shown(text)).isEqualTo(text);
  }

  @Test
  void showsHalvesOfCharacters() {
    assertThat(HostileText.shown("\ud83d")).isEqualTo("\\u{d83d}");
  }

  @Test
  void makesOneLine() {
    assertThat(HostileText.line("  a\n\tb\r\nc ")).isEqualTo("a b c");
  }

  @Property
  void neverLetsAControlCharacterThrough(@ForAll String text) {
    assertThat(HostileText.shown(text).codePoints())
        .allMatch(one -> one == '\n' || one == '\t' || !Character.isISOControl(one))
        .noneMatch(one -> Character.getType(one) == Character.FORMAT);
  }
}
