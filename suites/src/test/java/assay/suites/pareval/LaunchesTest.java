package assay.suites.pareval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import assay.lane.Lane;
import assay.verdict.Configuration;
import assay.verdict.Outcome;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LaunchesTest {
  private static final Launches POWERS = threads(1, 2, 4, 8, 16);

  private static Launches threads(int... counts) {
    return new Launches(
        IntStream.of(counts)
            .mapToObj(count -> new Launch(Optional.empty(), Optional.of(count)))
            .toList());
  }

  private static Lane lane(int cores) {
    return new Lane(IntStream.range(0, cores).boxed().toList(), Optional.empty(), () -> {});
  }

  private static Configuration right(Launch launch) {
    return new Configuration(
        launch.name(), launch.n(), Outcome.CORRECT, List.of(), Optional.empty());
  }

  @Test
  void theSmallOnesGoSideBySideAfterTheLargest() {
    assertThat(POWERS.rounds(16)).containsExactly(List.of(4), List.of(3, 2, 1, 0));
    assertThat(threads(1, 2).rounds(2)).containsExactly(List.of(1), List.of(0));
    assertThat(threads(1, 1, 1).rounds(2)).containsExactly(List.of(0, 1), List.of(2));
  }

  @Test
  void noTwoShareACoreAndResultsKeepTheirOrder() throws Exception {
    Queue<Integer> together = new ConcurrentLinkedQueue<>();
    List<Configuration> done =
        POWERS.on(
            lane(16),
            (launch, cores) -> {
              together.addAll(launch.n() < 16 ? cores.cores() : List.of());
              return right(launch);
            });
    assertThat(done).extracting(Configuration::n).containsExactly(1, 2, 4, 8, 16);
    assertThat(together).doesNotHaveDuplicates().hasSize(15);
  }

  @Test
  void aProblemOfTheMachineIsPassedOn() {
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(
            () ->
                POWERS.on(
                    lane(16),
                    (launch, _) -> {
                      if (launch.n() == 2) {
                        throw new IOException("full");
                      }
                      return right(launch);
                    }))
        .withMessage("full");
  }

  @Test
  void whatFitsNowhereIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> POWERS.rounds(8));
  }
}
