package assay.suites.pareval;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LaunchTest {
  @TempDir Path folder;

  @Test
  void readsTheParametersAndNotTheCommands() throws Exception {
    Path file = folder.resolve("launch-configs.json");
    Files.writeString(
        file,
        """
        {"serial": {"format": "{exec_path}", "params": [{}]},
         "mpi+omp": {"format": "srun", "params": [{"num_procs": 4, "num_threads": 64}]}}
        """);
    assertThat(Launch.read(file))
        .containsEntry(
            ParallelismModel.SERIAL, List.of(new Launch(Optional.empty(), Optional.empty())))
        .containsEntry(
            ParallelismModel.MPI_OMP, List.of(new Launch(Optional.of(4), Optional.of(64))))
        .containsEntry(ParallelismModel.OMP, List.of());
  }

  @Property
  void isKnownByItsName(
      @ForAll Optional<@IntRange(min = 1, max = 4096) Integer> processes,
      @ForAll Optional<@IntRange(min = 1, max = 4096) Integer> threads) {
    Launch launch = new Launch(processes, threads);
    assertThat(Launch.named(launch.name())).isEqualTo(launch);
    assertThat(launch.n()).isEqualTo(processes.orElse(1) * threads.orElse(1));
  }
}
