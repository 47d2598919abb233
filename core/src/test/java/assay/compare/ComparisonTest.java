package assay.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import assay.verdict.Outcome;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ComparisonTest {
  private static final int TASKS = 60;

  @Test
  void aRunIsTheSameAsItself() {
    Side run = mixed("a");
    Comparison comparison = Comparison.of(run, new Side("b", run.trials()), Settings.USUAL);
    assertThat(comparison.contrasts())
        .hasSize(2)
        .allSatisfy(one -> assertThat(one.conclusion()).isEqualTo(Conclusion.SAME));
    assertThat(comparison.flips()).isEmpty();
    assertThat(comparison.paired()).isEqualTo(TASKS);
  }

  @Test
  void equalResultsOnFewTasksProveNothing() {
    Sides a = new Sides("a");
    Sides b = new Sides("b");
    for (int i = 0; i < 5; i++) {
      a.ended("t" + i + "/omp", i == 0 ? Outcome.WRONG : Outcome.CORRECT);
      b.ended("t" + i + "/omp", i == 0 ? Outcome.WRONG : Outcome.CORRECT);
    }
    Contrast pass = pass(Comparison.of(a.side(), b.side(), Settings.USUAL));
    assertThat(pass.conclusion()).isEqualTo(Conclusion.AMBIGUOUS);
    assertThat(pass.effect()).isZero();
    assertThat(pass.detectable()).isGreaterThan(0.3);
  }

  @Test
  void oneTaskCannotTell() {
    Comparison comparison =
        Comparison.of(
            new Sides("a").failed("t/omp").side(),
            new Sides("b").solved("t/omp", 9).side(),
            Settings.USUAL);
    Contrast pass = pass(comparison);
    assertThat(pass.conclusion()).isEqualTo(Conclusion.AMBIGUOUS);
    assertThat(pass.detectable()).isInfinite();
    assertThat(pass.low()).isEqualTo(-1);
    assertThat(pass.high()).isEqualTo(1);
    assertThat(comparison.flips()).containsExactly(new Flip("t/omp", 0, 1));
  }

  @Test
  void aClearGainIsBetterAndFasterAndItsMirrorWorseAndSlower() {
    Sides a = new Sides("a");
    Sides b = new Sides("b");
    for (int i = 0; i < TASKS; i++) {
      String task = "t%02d/omp".formatted(i);
      double wobble = 1 + 0.01 * (i % 5);
      if (i < 20) {
        a.failed(task);
      } else {
        a.solved(task, 2 * wobble);
      }
      b.solved(task, 3 * (1 + 0.01 * (i % 3)));
    }
    Comparison forth = Comparison.of(a.side(), b.side(), Settings.USUAL);
    assertThat(pass(forth).conclusion()).isEqualTo(Conclusion.BETTER);
    assertThat(pass(forth).effect()).isEqualTo(1.0 / 3, within(1e-12));
    assertThat(speed(forth).conclusion()).isEqualTo(Conclusion.FASTER);
    assertThat(speed(forth).tasks()).isEqualTo(40);
    assertThat(speed(forth).low()).isBetween(1.4, speed(forth).effect() - 1e-3);
    assertThat(speed(forth).high()).isBetween(speed(forth).effect() + 1e-3, 1.6);
    Comparison back = Comparison.of(b.side(), a.side(), Settings.USUAL);
    assertThat(pass(back).conclusion()).isEqualTo(Conclusion.WORSE);
    assertThat(speed(back).conclusion()).isEqualTo(Conclusion.SLOWER);
    assertThat(speed(back).effect()).isEqualTo(1 / speed(forth).effect(), within(1e-12));
  }

  @Test
  void aSureDifferenceBelowTheMarginIsNone() {
    Sides a = new Sides("a");
    Sides b = new Sides("b");
    for (int i = 0; i < TASKS; i++) {
      double wobble = 1 + 0.001 * (i % 5);
      a.solved("t%02d/omp".formatted(i), wobble);
      b.solved("t%02d/omp".formatted(i), 1.01 * (1 + 0.001 * (i % 3)));
    }
    Contrast speed = speed(Comparison.of(a.side(), b.side(), Settings.USUAL));
    assertThat(speed.difference()).isLessThan(0.001);
    assertThat(speed.conclusion()).isEqualTo(Conclusion.SAME);
  }

  @Test
  void moreSamplesOfTheSameTasksAreNotMoreTasks() {
    Sides few = new Sides("few");
    Sides many = new Sides("many");
    Sides other = new Sides("other");
    Sides others = new Sides("others");
    for (int i = 0; i < 6; i++) {
      String task = "t" + i + "/omp";
      few.failed(task);
      other.solved(task, 2 + i);
      for (int sample = 0; sample < 10; sample++) {
        many.failed(task);
        others.solved(task, 2 + i);
      }
    }
    Contrast once = pass(Comparison.of(few.side(), other.side(), Settings.USUAL));
    Contrast tenfold = pass(Comparison.of(many.side(), others.side(), Settings.USUAL));
    assertThat(tenfold).isEqualTo(once);
    assertThat(once.tasks()).isEqualTo(6);
  }

  @Test
  void whatSaysNothingAboutAModelOrCannotBeBelievedIsLeftOut() {
    Side a =
        new Sides("a")
            .solved("x/omp", 2)
            .solved("y/omp", 2)
            .solved("z/omp", 2)
            .solved("only/omp", 2)
            .side();
    Side b =
        new Sides("b")
            .solved("x/omp", 4)
            .suspect("y/omp", 1000)
            .ended("z/omp", Outcome.SKIPPED)
            .ended("elsewhere/omp", Outcome.INFRA_FAILED)
            .side();
    Comparison comparison = Comparison.of(a, b, Settings.USUAL);
    assertThat(comparison.paired()).isEqualTo(2);
    assertThat(comparison.baseOnly()).isEqualTo(2);
    assertThat(comparison.otherOnly()).isZero();
    assertThat(speed(comparison).tasks()).isEqualTo(1);
    assertThat(speed(comparison).effect()).isEqualTo(2, within(1e-12));
  }

  @Test
  void speedsAreComparedAtTheResourcesBothWereTimedAt() {
    Side a = new Sides("a").solved("x/omp", Map.of(1, 1.0, 4, 3.0)).side();
    Side b = new Sides("b").solved("x/omp", Map.of(4, 6.0, 8, 100.0)).side();
    assertThat(speed(Comparison.of(a, b, Settings.USUAL)).effect()).isEqualTo(2, within(1e-12));
  }

  @Test
  void aTasksSpeedIsTheMeanOverWhatBothWereTimedAt() {
    Side a = new Sides("a").solved("x/omp", Map.of(1, 1.0, 4, 2.0)).side();
    Side b = new Sides("b").solved("x/omp", Map.of(1, 2.0, 4, 8.0)).side();
    Contrast speed = speed(Comparison.of(a, b, Settings.USUAL));
    assertThat(speed.base()).isEqualTo(Math.sqrt(2), within(1e-12));
    assertThat(speed.other()).isEqualTo(4, within(1e-12));
    assertThat(speed.effect()).isEqualTo(Math.sqrt(8), within(1e-12));
  }

  @Test
  void theLargestFlipsComeFirst() {
    Side a = new Sides("a").failed("p/omp").failed("q/omp").solved("r/omp", 1).side();
    Side b =
        new Sides("b").failed("p/omp").solved("p/omp", 1).solved("q/omp", 1).failed("r/omp").side();
    assertThat(Comparison.of(a, b, Settings.USUAL).flips())
        .containsExactly(
            new Flip("q/omp", 0, 1), new Flip("r/omp", 1, 0), new Flip("p/omp", 0, 0.5));
  }

  @Test
  void slicesFollowTheWhole() {
    Sides a = new Sides("a");
    Sides b = new Sides("b");
    for (int i = 0; i < 30; i++) {
      for (String exec : List.of("omp", "serial")) {
        a.solved("t%02d/%s".formatted(i, exec), 1 + 0.01 * (i % 4));
        b.solved(
            "t%02d/%s".formatted(i, exec), (exec.equals("omp") ? 2 : 1) * (1 + 0.01 * (i % 3)));
      }
    }
    List<Contrast> contrasts =
        Comparison.of(a.side(), b.side(), Settings.USUAL.by("exec")).contrasts();
    assertThat(contrasts)
        .extracting(one -> one.slice().getOrDefault("exec", "all") + " " + one.conclusion())
        .containsExactly(
            "all SAME",
            "all FASTER",
            "omp AMBIGUOUS",
            "omp FASTER",
            "serial AMBIGUOUS",
            "serial SAME");
  }

  @Test
  void lookingAtMoreSidesAsksForMoreEvidence() {
    Sides a = new Sides("a");
    Sides b = new Sides("b");
    for (int i = 0; i < 12; i++) {
      a.ended("t" + i + "/omp", i < 6 ? Outcome.WRONG : Outcome.CORRECT);
      b.ended("t" + i + "/omp", Outcome.CORRECT);
    }
    Contrast alone = pass(Comparison.of(a.side(), b.side(), Settings.USUAL));
    assertThat(alone.difference()).isEqualTo(2 * Math.pow(0.5, 6), within(1e-12));
    assertThat(alone.conclusion()).isEqualTo(Conclusion.BETTER);
    Side b2 = new Side("b2", b.side().trials());
    List<Comparison> both = Comparison.of(a.side(), List.of(b.side(), b2), Settings.USUAL);
    assertThat(both)
        .allSatisfy(one -> assertThat(pass(one).conclusion()).isEqualTo(Conclusion.AMBIGUOUS));
    assertThat(both).extracting(Comparison::other).containsExactly("b", "b2");
  }

  @Test
  void whatCannotBeComparedIsRefused() {
    assertThatThrownBy(
            () ->
                Comparison.of(
                    new Sides("a").failed("x/omp").side(),
                    new Sides("b").failed("y/omp").side(),
                    Settings.USUAL))
        .hasMessageContaining("a and b share no task");
    Side side = mixed("a");
    assertThatThrownBy(() -> Comparison.of(side, side, Settings.USUAL.by("colour")))
        .hasMessageContaining("No task has the label 'colour'");
  }

  @Test
  void marginsMustMakeSense() {
    assertThatThrownBy(() -> new Settings(0, 0.1, java.util.Optional.empty(), 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Settings(0.1, Double.NaN, java.util.Optional.empty(), 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Side mixed(String name) {
    Sides sides = new Sides(name);
    for (int i = 0; i < TASKS; i++) {
      String task = "t%02d/omp".formatted(i);
      if (i % 3 == 0) {
        sides.failed(task);
      } else {
        sides.solved(task, 1 + i / 10.0);
      }
    }
    return sides.side();
  }

  static Contrast pass(Comparison comparison) {
    return of(comparison, Quantity.PASS_RATE);
  }

  static Contrast speed(Comparison comparison) {
    return of(comparison, Quantity.SPEED);
  }

  private static Contrast of(Comparison comparison, Quantity quantity) {
    return comparison.contrasts().stream()
        .filter(one -> one.quantity() == quantity && one.slice().isEmpty())
        .findFirst()
        .orElseThrow();
  }
}
