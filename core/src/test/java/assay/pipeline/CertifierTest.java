package assay.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import assay.certificate.Certificate;
import assay.certificate.Certificates;
import assay.certificate.Certifier;
import assay.lane.Lanes;
import assay.suite.Mutant;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CertifierTest {
  private static final Task A = FakeSuite.named("a");
  private static final Instant NOON = Instant.parse("2026-01-02T12:00:00Z");

  @TempDir Path folder;
  private final List<Mutant> mutants = new ArrayList<>();

  /** A task whose controls fare as their first word says. */
  private FakeSuite suite(String oracle, String nothing) {
    return new FakeSuite(folder) {
      @Override
      public Optional<Candidate> oracle(Task task) {
        return Optional.of(Candidate.of("candidate.cpp", oracle));
      }

      @Override
      public Candidate nothing(Task task) {
        return Candidate.of("candidate.cpp", nothing);
      }

      @Override
      public List<Mutant> mutants(Task task) {
        return mutants;
      }
    };
  }

  private void mutant(String name, String fate, boolean race) {
    Candidate candidate = Candidate.of("candidate.cpp", fate + " " + name);
    mutants.add(new Mutant(name, candidate, Optional.empty(), race));
  }

  private Certificate certified(FakeSuite suite, Flag... flags) throws Exception {
    Judging judging = new Judging(new Lanes(List.of(0, 1)), Set.of(flags));
    return new Certifier(suite, suite, judging, "g++", Clock.fixed(NOON, ZoneOffset.UTC))
        .certify(A);
  }

  @Test
  void holdsWhereOnlyTheOraclePasses() throws Exception {
    mutant("off-by-one", "WRONG", false);
    mutant("racy", "WRONG", true);
    Certificate certificate = certified(suite("CORRECT", "CRASHED"));
    assertThat(certificate.holds()).isTrue();
    assertThat(certificate.caught()).isEqualTo(2);
    assertThat(certificate.oracle()).isEqualTo(Outcome.CORRECT);
    assertThat(certificate.nop()).isEqualTo(Outcome.CRASHED);
    assertThat(certificate.when()).isEqualTo(NOON);
  }

  @Test
  void saysEverythingThatIsNotAsItMustBe() throws Exception {
    mutant("survivor", "CORRECT", false);
    mutant("does-not-build", "BUILD_FAILED", false);
    mutant("racy", "CORRECT", true);
    Certificate certificate = certified(suite("WRONG", "CORRECT"));
    assertThat(certificate.holds()).isFalse();
    assertThat(certificate.faults())
        .containsExactly(
            "the oracle is WRONG: as told",
            "doing nothing is CORRECT",
            "the mutant survivor is CORRECT",
            "the mutant does-not-build is BUILD_FAILED",
            "the mutant racy is CORRECT");
  }

  @Test
  void aRaceCountsAsFoundWhereItIsSeenAsSuch() throws Exception {
    mutant("racy", "CORRECT", true);
    mutant("plain", "CORRECT", false);
    assertThat(certified(suite("CORRECT", "WRONG"), Flag.RACY).faults())
        .containsExactly("the mutant plain is CORRECT");
  }

  @Test
  void needsAnOracle() {
    FakeSuite without = new FakeSuite(folder);
    assertThat(Certifier.obstacle(without, A)).contains("no oracle");
    assertThat(Certifier.obstacle(without, FakeSuite.named("b", Optional.of("no compiler"))))
        .contains("no compiler");
    assertThatIllegalArgumentException().isThrownBy(() -> certified(without));
  }

  @Test
  void isKeptUnderWhatItIsAbout() throws Exception {
    mutant("off-by-one", "WRONG", false);
    FakeSuite suite = suite("CORRECT", "WRONG");
    Certificate certificate = certified(suite);
    Certificates kept = Certificates.in(folder.resolve("certificates"));
    String key = Certifier.key(suite, A, "g++");
    assertThat(kept.find(key)).isEmpty();
    kept.keep(certificate);
    assertThat(kept.find(key)).contains(certificate);
    assertThat(kept.find(Certifier.key(suite, A, "clang"))).isEmpty();
    assertThat(kept.find(Certifier.key(suite("CORRECT anew", "WRONG"), A, "g++"))).isEmpty();
    mutant("another", "WRONG", false);
    assertThat(kept.find(Certifier.key(suite, A, "g++"))).isEmpty();
  }

  @Test
  void aFileThatCannotBeReadIsNoCertificate() throws Exception {
    Path certificates = Files.createDirectory(folder.resolve("certificates"));
    Files.writeString(certificates.resolve("abc.json"), "{\"task\":");
    assertThat(Certificates.in(certificates).find("abc")).isEmpty();
  }
}
