package assay.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import assay.verdict.Reason;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SharingTest {
  private static RunnerTimes spent(double all, double busiest) {
    return new RunnerTimes(List.of(1.0), all, busiest, 0);
  }

  @ParameterizedTest
  @CsvSource({"1, 8.9, true", "1, 9.1, false", "2, 7.9, true", "2, 8.1, false"})
  void twiceAsMuchIsClear(int ranks, double busiest, boolean clear) {
    Sharing sharing = new Sharing();
    sharing.add(ranks == 1 ? Team.ofThreads(2) : Team.ofRanks(ranks), spent(10, busiest));
    assertThat(sharing.enough()).isTrue();
    assertThat(sharing.clear()).isEqualTo(clear);
  }

  @ParameterizedTest
  @CsvSource({"9.4, true", "9.6, false"})
  void threadsMustTakeATwentieth(double busiest, boolean enough) {
    Sharing sharing = new Sharing();
    sharing.add(Team.ofThreads(2), spent(10, busiest));
    assertThat(sharing.enough()).isEqualTo(enough);
  }

  @ParameterizedTest
  @CsvSource({"8.9, true", "9.1, false"})
  void ranksMustTakeATenth(double busiest, boolean enough) {
    Sharing sharing = new Sharing();
    sharing.add(Team.ofRanks(2), spent(10, busiest));
    assertThat(sharing.enough()).isEqualTo(enough);
  }

  @Test
  void aTeamTooLargeForTheWorkDoesNotHideThatASmallOneSharesIt() {
    Sharing sharing = new Sharing();
    sharing.add(Team.ofRanks(2), spent(10, 6));
    sharing.add(Team.ofRanks(32), spent(100, 99));
    assertThat(sharing.enough()).isTrue();
    assertThat(sharing.ofRanks()).isEqualTo(0.4, within(1e-12));
  }

  @Test
  void whereThereAreBothBothMustShare() {
    Sharing onlyThreads = new Sharing();
    onlyThreads.add(Team.of(1, 2), spent(10, 5));
    onlyThreads.add(Team.of(2, 1), spent(10, 10));
    assertThat(onlyThreads.enough()).isFalse();
    assertThat(onlyThreads.complaint().reason()).isEqualTo(Reason.NO_PARALLELISM);
    assertThat(onlyThreads.complaint().text()).contains("busiest rank");
    Sharing onlyRanks = new Sharing();
    onlyRanks.add(Team.of(1, 2), spent(10, 10));
    onlyRanks.add(Team.of(2, 1), spent(10, 5));
    assertThat(onlyRanks.enough()).isFalse();
    assertThat(onlyRanks.complaint().text()).contains("busiest thread");
    Sharing both = new Sharing();
    both.add(Team.of(1, 2), spent(10, 5));
    both.add(Team.of(2, 1), spent(10, 5));
    assertThat(both.enough()).isTrue();
  }

  @Test
  void whoWasNotWatchedSharedNothing() {
    assertThat(new Sharing().enough()).isFalse();
  }
}
