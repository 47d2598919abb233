package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WorkplaceTest {
  @TempDir Path folder;

  @Test
  void isGoneWhenItIsClosed() throws Exception {
    try (Workplace workplace = Workplace.in(folder)) {
      Files.writeString(workplace.path().resolve("half-done"), "");
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void removesWhatDeadProcessesLeft() throws Exception {
    Path abandoned = Files.createDirectory(folder.resolve("process-1"));
    Files.writeString(abandoned.resolve("lock"), "");
    Files.writeString(abandoned.resolve("half-done"), "");
    Path foreign = Files.createDirectory(folder.resolve("mine"));
    try (Workplace workplace = Workplace.in(folder)) {
      assertThat(abandoned).doesNotExist();
      assertThat(foreign).exists();
      assertThat(workplace.path()).exists();
    }
  }

  @Test
  void leavesThoseOfTheLiving() throws Exception {
    try (Workplace first = Workplace.in(folder);
        Workplace second = Workplace.in(folder)) {
      assertThat(first.path()).exists();
      assertThat(second.path()).exists();
    }
  }
}
