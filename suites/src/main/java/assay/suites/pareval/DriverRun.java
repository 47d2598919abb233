package assay.suites.pareval;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.lane.Lane;
import assay.sandbox.Confinement;
import assay.sandbox.Exit;
import assay.sandbox.Finished;
import assay.sandbox.Limits;
import assay.sandbox.Mount;
import assay.sandbox.Offence;
import assay.sandbox.Output;
import assay.sandbox.Sandbox;
import assay.sandbox.Scratch;
import assay.verdict.Configuration;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Runs a program in the sandbox as one launch asks, and reads what it says of itself. */
final class DriverRun {
  /** ParEval's own limit. */
  static final Duration LIMIT = Duration.ofMinutes(2);

  private static final Path INSIDE = Path.of("/pareval/program");
  private static final int SLOTS = 90;

  /**
   * A terminal, which mpirun would give its ranks, is not to be had in the sandbox; without it the
   * line that a driver prints before it aborts would be lost.
   */
  private static final List<String> LINE_BY_LINE = List.of("/usr/bin/stdbuf", "-oL");

  private final Sandbox sandbox;
  private final Path scratch;
  private final Optional<Path> mpirun;

  DriverRun(Sandbox sandbox, Path scratch, Optional<Path> mpirun) {
    this.sandbox = sandbox;
    this.scratch = scratch;
    this.mpirun = mpirun;
  }

  Configuration run(ParallelismModel model, Path program, Launch launch, Lane lane)
      throws IOException, InterruptedException {
    try (Scratch outside = Scratch.in(scratch, "driver-")) {
      Finished finished =
          sandbox.run(
              Confinement.of(
                      command(model, launch),
                      model.filter(),
                      limits(launch),
                      Output.in(outside.path()))
                  .reading(new Mount(program, INSIDE))
                  .withEnvironment(environment(model))
                  .onSlot(lane.cores().getFirst() % SLOTS)
                  .onCpus(lane.first(launch.n())));
      if (finished.exit() instanceof Exit.FailedToStart(String reason)
          && !finished.offences().contains(Offence.NOT_A_PROGRAM)) {
        throw new IOException("the driver did not start: " + reason);
      }
      return new DriverOutcome(launch, finished, report(finished))
          .configuration("cores " + lane.first(launch.n()));
    }
  }

  private List<String> command(ParallelismModel model, Launch launch) {
    List<String> words = new ArrayList<>();
    if (model.hasRanks()) {
      words.add(mpirun.orElseThrow().toString());
      words.addAll(List.of("-np", Integer.toString(launch.processes().orElse(1))));
      words.addAll(LINE_BY_LINE);
    }
    words.add(INSIDE.toString());
    if (model.takesThreads()) {
      words.add(Integer.toString(launch.threads().orElse(1)));
    }
    return words;
  }

  private static Limits limits(Launch launch) {
    int cpuSeconds = Math.toIntExact(LIMIT.toSeconds()) * Math.max(1, launch.threads().orElse(1));
    return new Limits(LIMIT, cpuSeconds, 32768, 16384, 16384, 1024, 16, 8, 1024);
  }

  /**
   * One machine, messages through shared memory, ranks that yield and are not bound: the lane is.
   */
  private static Map<String, String> environment(ParallelismModel model) {
    Map<String, String> environment = new TreeMap<>();
    environment.put("PATH", "/usr/bin");
    environment.put("HOME", "/tmp");
    if (model.hasRanks()) {
      environment.put("OMPI_MCA_plm", "isolated");
      environment.put("OMPI_MCA_pml", "ob1");
      environment.put("OMPI_MCA_btl", "self,vader");
      environment.put("OMPI_MCA_btl_vader_single_copy_mechanism", "none");
      environment.put("OMPI_MCA_hwloc_base_binding_policy", "none");
      environment.put("OMPI_MCA_rmaps_base_oversubscribe", "1");
      environment.put("OMPI_MCA_mpi_yield_when_idle", "1");
      environment.put("HWLOC_COMPONENTS", "-pci,-linuxio,-opencl,-gl,-cuda,-nvml,-rsmi");
    }
    return environment;
  }

  /** As ParEval reads it: nothing of a run that was stopped, or that printed what is no text. */
  private static DriverReport report(Finished finished) throws IOException {
    if (!(finished.exit() instanceof Exit.Exited || finished.exit() instanceof Exit.Signalled)) {
      return DriverReport.STOPPED;
    }
    boolean ended = finished.exit() instanceof Exit.Exited(int code) && code == 0;
    byte[] bytes =
        Files.exists(finished.stdout()) ? Files.readAllBytes(finished.stdout()) : new byte[0];
    try {
      return DriverReport.of(ended, UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException notText) {
      return DriverReport.STOPPED;
    }
  }
}
