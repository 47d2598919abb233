package assay.judge;

import assay.machine.Gpu;
import assay.sandbox.Confinement;
import assay.sandbox.Limits;
import assay.sandbox.Mount;
import assay.sandbox.Output;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The processes a judge may start for one request, by name: the reference, each team, and as many
 * bystanders, which are the reference again.
 */
final class Runners {
  static final String REFERENCE = "reference";

  /** The reference runs under users of its own, so that a candidate shares nothing with it. */
  private static final int SLOTS = 90;

  private static final int PROCESSES = 128;

  /** What a rank has besides the threads that compute: those of the MPI library. */
  private static final int BESIDES = 4;

  /** What mpirun and the way into the sandbox need for each team. */
  private static final int AROUND = 12;

  private Runners() {}

  /** The judge ends calls that take too long; these limits only end what outlives the judge. */
  static Limits limits(List<Team> teams) {
    int processes = PROCESSES;
    for (Team team : teams) {
      processes += team.ranks() * (team.threads() + BESIDES) + AROUND;
    }
    return new Limits(Duration.ofHours(2), 7200, 32768, 16384, 16384, processes, 16, 8, 256);
  }

  static Map<String, Confinement> of(JudgeRequest request, Path folder) throws IOException {
    Map<String, Confinement> runners = new LinkedHashMap<>();
    int slot = request.lane().cores().getFirst() % SLOTS;
    boolean peer = request.reference().peer();
    Team alone = peer ? request.teams().getLast() : Team.ofThreads(1);
    for (String name : ours(request.teams())) {
      Confinement reference =
          runner(request, request.reference(), alone, folder.resolve(name)).onSlot(SLOTS + slot);
      runners.put(name, peer ? onDevice(reference, request) : reference);
    }
    for (Team team : request.teams()) {
      Confinement runner =
          runner(request, request.candidate(), team, folder.resolve(team.name())).onSlot(slot);
      Optional<Path> mpirun = request.mpi().map(MpiProgram::mpirun);
      boolean several = mpirun.isPresent() && team.ranks() > 1;
      Confinement together = several ? runner.together(mpirun.get(), team.ranks()) : runner;
      runners.put(team.name(), onDevice(together, request));
    }
    return runners;
  }

  /** Those that stand in for the teams where the reference is timed without the candidate. */
  static List<String> bystanders(List<Team> teams) {
    return teams.stream().map(team -> REFERENCE + "-" + team.name()).toList();
  }

  private static List<String> ours(List<Team> teams) {
    return Stream.concat(Stream.of(REFERENCE), bystanders(teams).stream()).toList();
  }

  /** Whether what fails in it is our fault. */
  static boolean isOurs(String runner) {
    return runner.startsWith(REFERENCE);
  }

  private static Confinement onDevice(Confinement runner, JudgeRequest request) {
    return request.lane().gpu().map(Gpu::nodes).map(runner::computingOn).orElse(runner);
  }

  private static Confinement runner(JudgeRequest request, Program program, Team team, Path output)
      throws IOException {
    Files.createDirectory(output);
    Map<String, String> environment = environment(team.threads());
    request.mpi().ifPresent(mpi -> environment.putAll(mpi.environment()));
    environment.putAll(program.environment());
    return Confinement.of(
            program.command(), request.filter(), limits(request.teams()), Output.in(output))
        .reading(program.mounts().toArray(Mount[]::new))
        .withEnvironment(environment)
        .onCpus(request.lane().first(team.cores()))
        .passingSegment();
  }

  /** Threads that wait must sleep: one that spins would hide the judge's wake-up behind itself. */
  private static Map<String, String> environment(int threads) {
    Map<String, String> environment = new LinkedHashMap<>();
    environment.put("OMP_NUM_THREADS", Integer.toString(threads));
    environment.put("OMP_WAIT_POLICY", "passive");
    environment.put("OMP_DYNAMIC", "false");
    return environment;
  }
}
