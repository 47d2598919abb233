package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What people and models write, in files beside this class: honest code that must be accepted,
 * slips that must not, and every way to fail. The first line of a file says what shall become of
 * it, a second one what the evidence shall mention.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CandidatesIT {
  private static final String SAYS = "// says: ";

  private Court court;

  @BeforeAll
  void open() throws Exception {
    court = Court.open();
  }

  private static Path folder() throws Exception {
    return Path.of(Objects.requireNonNull(CandidatesIT.class.getResource("candidates")).toURI());
  }

  static List<String> serial() throws Exception {
    return candidates().filter(CandidatesIT::isSerial).toList();
  }

  static List<String> others() throws Exception {
    return candidates().filter(name -> !isSerial(name)).toList();
  }

  private static boolean isSerial(String name) {
    return name.contains("/serial/");
  }

  private static Stream<String> candidates() throws Exception {
    try (Stream<Path> files = Files.walk(folder())) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> relative(file))
          .sorted()
          .toList()
          .stream();
    }
  }

  private static String relative(Path file) {
    try {
      return folder().relativize(file).toString();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @MethodSource("serial")
  void serialOnesGetTheVerdictTheyDeserve(String name) throws Exception {
    getsTheVerdictItDeserves(name);
  }

  @ParameterizedTest
  @MethodSource("others")
  @Tag("slow")
  void parallelOnesGetTheVerdictTheyDeserve(String name) throws Exception {
    getsTheVerdictItDeserves(name);
  }

  private void getsTheVerdictItDeserves(String name) throws Exception {
    String code = Files.readString(folder().resolve(name));
    List<String> lines = code.lines().toList();
    String[] expected = lines.getFirst().substring(3).split(" ", -1);
    String task = name.substring(0, name.lastIndexOf('/'));
    Optional<String> skipped = court.task(task).skipped();
    assumeTrue(skipped.isEmpty(), () -> skipped.orElse(""));
    Verdict verdict = court.verdict(task, code);
    assertThat(verdict.outcome())
        .as("%s", verdict.evidence())
        .isEqualTo(Outcome.valueOf(expected[0]));
    if (expected.length > 1) {
      assertThat(verdict.evidence().getFirst().reason())
          .as("%s", verdict.evidence())
          .isEqualTo(Reason.valueOf(expected[1]));
    }
    if (lines.get(1).startsWith(SAYS)) {
      assertThat(verdict.evidence().getFirst().text())
          .contains(lines.get(1).substring(SAYS.length()));
    }
  }
}
