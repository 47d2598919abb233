package assay.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Honest programs notice nothing: not the compiler, not what it compiles. */
class HonestProgramsIT {
  private static final Path WORK = Path.of("/box");
  private static final Map<String, String> TOOLS =
      Map.of("PATH", "/usr/bin:/bin", "HOME", "/tmp", "TMPDIR", "/tmp");

  @TempDir static Path folder;
  static final Map<String, Path> COMPILED = new HashMap<>();
  static Workbench bench;

  @BeforeAll
  static void prepare() throws Exception {
    bench = Workbench.in(folder);
  }

  @ParameterizedTest
  @CsvSource({
    "everyday, SERIAL",
    "everyday, THREADS",
    "everyday, PROCESSES",
    "threads, THREADS",
    "threads, PROCESSES",
    "openmp, THREADS",
    "openmp, PROCESSES",
    "processes, PROCESSES"
  })
  void runsAsItWouldOutside(String program, Filter filter) throws Exception {
    Path work = compiled(program + ".cpp", "g++", "-std=c++17", "-fopenmp", "-pthread");
    assertFine(run(work, filter, Map.of(), "/box/program"));
  }

  @Test
  void aProgramThatNeedsMoreThanItsFilterFailsGently() throws Exception {
    Path work = compiled("threads.cpp", "g++", "-std=c++17", "-fopenmp", "-pthread");
    Finished finished = run(work, Filter.SERIAL, Map.of(), "/box/program");
    assertThat(Files.readString(finished.stderr())).contains("Operation not permitted");
    assertThat(finished.offences()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "4"})
  void openMpiRuns(int ranks) throws Exception {
    assumeThat(Path.of("/usr/bin/mpirun.openmpi")).exists();
    Path work = compiled("reduce_mpi.c", "mpicc.openmpi");
    Map<String, String> tuned =
        Map.of(
            "PATH", "/usr/bin:/bin",
            "HOME", "/tmp",
            "OMPI_MCA_plm", "isolated",
            "OMPI_MCA_pml", "ob1",
            "OMPI_MCA_btl", "self,vader",
            "OMPI_MCA_btl_vader_single_copy_mechanism", "none",
            "OMPI_MCA_hwloc_base_binding_policy", "none",
            "OMPI_MCA_rmaps_base_oversubscribe", "1",
            "OMPI_MCA_mpi_yield_when_idle", "1");
    assertFine(
        run(
            work,
            Filter.PROCESSES,
            tuned,
            "/usr/bin/mpirun.openmpi",
            "-np",
            Integer.toString(ranks),
            "/box/program"));
  }

  private static void assertFine(Finished finished) throws Exception {
    String said = Files.readString(finished.stdout()) + Files.readString(finished.stderr());
    assertThat(finished.exit()).as(said).isEqualTo(new Exit.Exited(0));
    assertThat(said).contains("fine");
  }

  private static Path compiled(String source, String compiler, String... options) throws Exception {
    Path work = bench.sandbox().workFolder(folder, 3);
    Files.copy(Workbench.source(source), work.resolve(source));
    List<String> command = new ArrayList<>(List.of("/usr/bin/" + compiler, "-O2"));
    command.addAll(List.of(options));
    command.addAll(List.of(source, "-o", "program"));
    Finished build =
        bench
            .sandbox()
            .run(
                Confinement.of(command, Filter.BUILD, Limits.build(), bench.output())
                    .writing(new Mount(work, WORK))
                    .withEnvironment(TOOLS)
                    .onSlot(3));
    assertThat(build.exit()).as(Files.readString(build.stderr())).isEqualTo(new Exit.Exited(0));
    return work;
  }

  private static Finished run(
      Path work, Filter filter, Map<String, String> environment, String... command)
      throws Exception {
    return bench
        .sandbox()
        .run(
            Confinement.of(List.of(command), filter, Limits.run(), bench.output())
                .reading(new Mount(work, WORK))
                .withEnvironment(environment)
                .onSlot(3));
  }
}
