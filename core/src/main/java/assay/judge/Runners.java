package assay.judge;

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

/** The processes a judge may start for one request, by name: the reference, and {@code n=…}. */
final class Runners {
  static final String REFERENCE = "reference";

  /** The reference runs under users of its own, so that a candidate shares nothing with it. */
  private static final int SLOTS = 90;

  private static final Path INSIDE = Path.of("/runner");

  /** The judge ends calls that take too long; these limits only end what outlives the judge. */
  private static final Limits LIMITS =
      new Limits(Duration.ofHours(2), 7200, 32768, 16384, 16384, 256, 16, 8, 256);

  private Runners() {}

  static String name(int threads) {
    return "n=" + threads;
  }

  static Map<String, Confinement> of(JudgeRequest request, Path folder) throws IOException {
    Map<String, Confinement> runners = new LinkedHashMap<>();
    int slot = request.lane().cores().getFirst() % SLOTS;
    runners.put(
        REFERENCE, runner(request, request.reference(), 1, SLOTS + slot, folder, REFERENCE));
    for (int threads : request.threads()) {
      String name = name(threads);
      runners.put(name, runner(request, request.candidate(), threads, slot, folder, name));
    }
    return runners;
  }

  private static Confinement runner(
      JudgeRequest request, Path program, int threads, int slot, Path folder, String name)
      throws IOException {
    Path output = Files.createDirectory(folder.resolve(name));
    return Confinement.of(List.of(INSIDE.toString()), request.filter(), LIMITS, Output.in(output))
        .reading(new Mount(program, INSIDE))
        .withEnvironment(environment(threads))
        .onSlot(slot)
        .onCpus(request.lane().first(threads))
        .passingSegment();
  }

  /** Threads that wait must sleep: one that spins would hide the judge's wake-up behind itself. */
  private static Map<String, String> environment(int threads) {
    return Map.of(
        "OMP_NUM_THREADS", Integer.toString(threads),
        "OMP_WAIT_POLICY", "passive",
        "OMP_DYNAMIC", "false");
  }
}
