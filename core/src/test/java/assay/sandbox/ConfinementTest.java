package assay.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConfinementTest {
  private static final Output OUTPUT = Output.in(Path.of("/out"));

  @Test
  void needsAProgram() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Confinement.of(List.of(), Filter.NONE, Limits.run(), OUTPUT))
        .withMessage("there is no program to confine");
  }

  @Test
  void knowsItsSlots() {
    Confinement confinement = Confinement.of(List.of("/a"), Filter.NONE, Limits.run(), OUTPUT);
    assertThat(confinement.onSlot(183).slot()).isEqualTo(183);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> confinement.onSlot(184))
        .withMessage("a slot is a number from 0 to 183, not 184");
  }

  @Test
  void mountsAreAbsolute() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Mount(Path.of("here"), Path.of("/there")))
        .withMessage("a mount needs absolute paths: here → /there");
    assertThat(new Mount(Path.of("/a/../b"), Path.of("/c/.")))
        .isEqualTo(new Mount(Path.of("/b"), Path.of("/c")));
  }

  @Test
  void limitsMakeSense() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.run().withWall(Duration.ZERO))
        .withMessage("a wall clock limit must be positive, not PT0S");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Limits(Duration.ofSeconds(1), -1, 0, 0, 0, 0, 0, 0, 1))
        .withMessage("a limit cannot be negative: -1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Limits(Duration.ofSeconds(1), 0, 0, 0, 0, 0, 0, 0, 0))
        .withMessage("/tmp needs a size in MB above 0, not 0");
  }
}
