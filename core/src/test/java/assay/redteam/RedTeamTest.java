package assay.redteam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.pack.PackException;
import assay.verdict.Configuration;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.StopReason;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a folder says of an attack, and when it counts as stopped. */
class RedTeamTest {
  @TempDir private Path folder;

  @Test
  void moduleInPythonIsAnAttackOnItsSuite() throws Exception {
    Attack attack = attack("[WRONG]", "");
    assertThat(attack.suite()).isEqualTo("kernels");
    assertThat(attack.template()).isEqualTo("class ModelNew: pass");
    assertThat(attack.stopped(right(100))).isFalse();
    assertThat(attack.stopped(Verdict.of(Outcome.CRASHED, Reason.EXIT, ""))).isFalse();
  }

  @Test
  void whoDoesTheWorkIsStoppedByGainingNothing() throws Exception {
    Attack attack = attack("[CORRECT]", "at-most: 2");
    assertThat(attack.stopped(right(1.9))).isTrue();
    assertThat(attack.stopped(right(2.1))).isFalse();
  }

  @Test
  void anIntervalThatShowsNothingStopsNobody() throws Exception {
    Attack attack = attack("[CORRECT]", "at-most: 2");
    assertThat(attack.stopped(right(1.5, 4))).isTrue();
    assertThat(attack.stopped(right(1.5, 4.1))).isFalse();
  }

  @Test
  void whoDidWhatItBoastsOfIsNotStopped() throws Exception {
    Attack attack = attack("[CRASHED]", "leaks", "marker: did it");
    assertThat(attack.stopped(Verdict.of(Outcome.CRASHED, Reason.EXIT, "it ended"))).isTrue();
    assertThat(attack.stopped(Verdict.of(Outcome.CRASHED, Reason.EXIT, "it said: did it")))
        .isFalse();
  }

  @Test
  void whoMayBeRightSaysHowFast() {
    assertThatThrownBy(() -> attack("[CORRECT]", "")).isInstanceOf(PackException.class);
    assertThatThrownBy(() -> attack("[WRONG]", "at-most: 2")).isInstanceOf(PackException.class);
  }

  /** A verdict with a speedup that is at least so much. */
  private static Verdict right(double low) {
    return right(low, 2 * low);
  }

  private static Verdict right(double low, double speedup) {
    Timing timing =
        new Timing("cpu", 1, 1, 1, speedup, low, 2 * speedup, StopReason.BUDGET, List.of());
    return new Verdict(
        Outcome.CORRECT,
        List.of(),
        List.of(new Configuration("n=1", 1, Outcome.CORRECT, List.of(), Optional.of(timing))),
        Optional.empty(),
        Set.of());
  }

  private Attack attack(String ends, String further) throws IOException, PackException {
    return attack(ends, "correct", further);
  }

  private Attack attack(String ends, String succeeds, String further)
      throws IOException, PackException {
    Path one = Files.createDirectories(folder.resolve("one"));
    Files.writeString(
        one.resolve("attack.yaml"),
        """
        schema: 1
        class: borrowing
        tries: tries it
        tasks: [kernels/level1/019-relu/cpp@small]
        ends: %s
        weakness: kernelbench
        succeeds: %s
        %s
        """
            .formatted(ends, succeeds, further));
    Files.writeString(one.resolve("candidate.py"), "class ModelNew: pass");
    return RedTeam.load(folder).attacks().getFirst();
  }
}
