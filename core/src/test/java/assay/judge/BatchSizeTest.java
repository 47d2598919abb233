package assay.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Scale;
import org.junit.jupiter.api.Test;

class BatchSizeTest {
  private static final double WANTED = 10;

  private final BatchSize size = new BatchSize(WANTED);

  /** What runners show whose batches take some time besides a time for each call. */
  private static Map<String, RunnerTimes> shown(int items, double besides, double... calls) {
    Map<String, RunnerTimes> runners = new TreeMap<>();
    for (int runner = 0; runner < calls.length; runner++) {
      double call = calls[runner] + besides / items;
      runners.put("n=" + runner, new RunnerTimes(List.of(call, call), 1, 1, 0));
    }
    return runners;
  }

  private boolean grow(double besides, double... calls) {
    return size.grow(shown(size.items(), besides, calls), size.items());
  }

  @Test
  void oneLookIsEnoughWhereABatchTakesNothingBesidesItsCalls() {
    assertThat(grow(0, 0.5)).isTrue();
    assertThat(size.items()).isEqualTo(24);
    assertThat(size.tooShort(shown(24, 0, 0.5), 24)).isFalse();
    assertThat(grow(0, 0.5)).isFalse();
  }

  @Test
  void twoLooksAreEnoughWhereItTakesMore() {
    grow(4, 0.25);
    assertThat(size.items()).isEqualTo(3);
    assertThat(size.tooShort(shown(3, 4, 0.25), 3)).isTrue();
    assertThat(grow(4, 0.25)).isTrue();
    assertThat(size.items()).isEqualTo(32);
  }

  @Test
  void theFastestRunnerDecides() {
    grow(0, 4, 0.5, 2);
    assertThat(size.items()).isEqualTo(24);
  }

  @Test
  void theSlowestOneLimitsHowLongABatchLasts() {
    grow(0, 0.1, 300);
    assertThat(size.items()).isEqualTo(3);
    assertThat(size.tooShort(shown(3, 0, 0.1, 300), 3)).isTrue();
  }

  @Test
  void aFirstCallThatTookLongSaysNothingOfWhatABatchTakesBesides() {
    size.grow(shown(1, 5, 1), 1);
    assertThat(size.items()).isEqualTo(2);
    assertThat(size.grow(shown(2, 0, 1), 2)).isTrue();
    assertThat(size.items()).isEqualTo(12);
  }

  @Test
  void whereMemoryIsFullItStaysAsItIs() {
    grow(0, 0.1);
    assertThat(size.items()).isEqualTo(120);
    assertThat(size.grow(shown(7, 0, 0.1), 7)).isFalse();
    assertThat(size.items()).isEqualTo(120);
  }

  @Property
  boolean neverShrinksAndIsLongEnoughAfterTwoLooksUnlessItIsAsLargeAsItMayBe(
      @ForAll @Scale(4) @DoubleRange(min = 1e-4, max = 100) double call,
      @ForAll @DoubleRange(min = 0, max = 20) double besides) {
    BatchSize any = new BatchSize(WANTED);
    int first = any.items();
    any.grow(shown(first, besides, call), first);
    int second = any.items();
    any.grow(shown(second, besides, call), second);
    int third = any.items();
    return first <= second
        && second <= third
        && (third == BatchSize.MOST_ITEMS || !any.tooShort(shown(third, besides, call), third));
  }
}
