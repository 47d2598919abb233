package assay.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

final class ProfileTextTest {
  @Test
  void aTableStaysAsItIs() {
    String table = "operator     calls   share\naten::addmm      5  80.1 %\n  of which …";
    assertThat(ProfileText.trimmed(table + "\n\n")).isEqualTo(table);
  }

  @Test
  void itNamesNoFolderOfOurs() {
    assertThat(ProfileText.trimmed("12 % /var/tmp/scratch/read-1/candidate.py(7): forward"))
        .isEqualTo("12 % candidate.py(7): forward");
  }

  @Test
  void aLongOneIsCutInBothDirections() {
    String text = ProfileText.trimmed(("x".repeat(500) + "\n").repeat(500));
    assertThat(text.lines()).hasSize(41).allMatch(line -> line.length() <= 121);
    assertThat(text).endsWith("\n…");
  }

  @Test
  void whatWouldPaintAScreenOrCloseItsFrameIsGone() {
    assertThat(ProfileText.trimmed("a\u001b[31mb\u0007\tc\r\n```\nd\u202ee"))
        .isEqualTo("a[31mbc\n'''\nde");
  }

  @Property
  void noneIsLongOrHasControlCharacters(@ForAll String text) {
    String told = ProfileText.trimmed(text);
    assertThat(told.chars().filter(one -> one != '\n').noneMatch(Character::isISOControl)).isTrue();
    assertThat(told.length()).isLessThanOrEqualTo(41 * 122);
    assertThat(told).doesNotContain("```");
  }
}
