package assay.task;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class HashTest {
  @Test
  void isTheSameOnEveryMachineAndInEveryVersion() {
    assertThat(Hash.of())
        .isEqualTo("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assertThat(Hash.of("ab", "é"))
        .isEqualTo("de36abe2a7d1503784be2289afce88ddef81c1f721e3fcb13e7ac9eb988787b4");
  }

  @Test
  void takesBytesAsTheyAre() {
    assertThat(Hash.ofBytes("abc".getBytes(UTF_8)))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }

  @Property
  void differentPartsDiffer(@ForAll List<String> one, @ForAll List<String> other) {
    Assume.that(!one.equals(other));
    assertThat(Hash.of(one)).isNotEqualTo(Hash.of(other));
  }

  @Test
  void knowsWhereOnePartEnds() {
    assertThat(List.of(Hash.of("ab", "c"), Hash.of("a", "bc"), Hash.of("abc"), Hash.of("abc", "")))
        .doesNotHaveDuplicates();
  }

  @Test
  void aCandidateIsItsFilesInNoOrder() {
    Map<String, String> there = new LinkedHashMap<>();
    there.put("a.cpp", "1");
    there.put("b.cpp", "2");
    Map<String, String> back = new LinkedHashMap<>();
    back.put("b.cpp", "2");
    back.put("a.cpp", "1");
    assertThat(Hash.of(new Candidate(there))).isEqualTo(Hash.of(new Candidate(back)));
    assertThat(Hash.of(Candidate.of("a.cpp", "1")))
        .isNotEqualTo(Hash.of(Candidate.of("b.cpp", "1")));
  }

  @Test
  void anAnswerIsItsFormAndText() {
    Answer message = new Answer(Answer.Form.MESSAGE, "int x;");
    Answer code = new Answer(Answer.Form.CODE, "int x;");
    assertThat(Hash.of(message)).isNotEqualTo(Hash.of(code));
    assertThat(Hash.of(code)).isEqualTo(Hash.of(new Answer(Answer.Form.CODE, "int x;")));
  }
}
