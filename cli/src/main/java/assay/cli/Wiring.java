package assay.cli;

import assay.lane.Lanes;
import assay.machine.Machine;
import assay.model.Model;
import assay.model.ModelException;
import assay.models.control.Cheat;
import assay.models.control.Nop;
import assay.models.control.Oracle;
import assay.models.control.Replay;
import assay.pack.PackException;
import assay.pack.Spelling;
import assay.pipeline.Judging;
import assay.redteam.RedTeam;
import assay.sandbox.Availability;
import assay.sandbox.NativeBuild;
import assay.sandbox.Sandbox;
import assay.sandbox.SandboxProbe;
import assay.suite.Suite;
import assay.suites.parallel.ParallelSuite;
import assay.verdict.Flag;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The one place where things are made and handed to each other, by hand. */
final class Wiring {
  static final List<String> SUITES = List.of(ParallelSuite.NAME);

  private static final String REPLAY = "replay:";
  private static final List<String> MODELS = List.of("oracle", "nop", "cheat", "replay:FILE");

  private final Places places;

  Wiring(Places places) {
    this.places = places;
  }

  Places places() {
    return places;
  }

  /** A suite to look at; it can neither build nor judge. */
  Suite catalogue(String name, Optional<Path> pack, int cores)
      throws Complaint, PackException, IOException, InterruptedException {
    return suite(name, pack, Optional.empty(), places.scratch(), cores);
  }

  /** A suite that can judge on the workbench. */
  Suite suite(String name, Optional<Path> pack, Workbench workbench)
      throws Complaint, PackException, IOException, InterruptedException {
    int cores = workbench.machine().cores().size();
    Optional<Sandbox> sandbox = Optional.of(workbench.sandbox());
    return suite(name, pack, sandbox, workbench.scratch(), cores);
  }

  private Suite suite(
      String name, Optional<Path> pack, Optional<Sandbox> sandbox, Path scratch, int cores)
      throws Complaint, PackException, IOException, InterruptedException {
    Path folder = pack.orElse(places.pack(name));
    return switch (name) {
      case ParallelSuite.NAME ->
          ParallelSuite.open(places.home(), folder, places.cache(), scratch, sandbox, cores);
      default ->
          throw Complaint.usage(
              "There is no suite '%s', only %s%s"
                  .formatted(name, String.join(", ", SUITES), Spelling.hint(name, SUITES)));
    };
  }

  /** What judging needs on this machine, or a complaint that says what is missing. */
  Workbench workbench(boolean unsafe) throws Complaint, IOException, InterruptedException {
    Machine machine = Machine.read();
    Sandbox sandbox = sandbox(unsafe);
    Set<Flag> flags = unsafe ? Set.of(Flag.NO_SANDBOX) : Set.of();
    Judging judging = new Judging(new Lanes(machine.cores()), flags);
    return new Workbench(machine, sandbox, !unsafe, judging, Workplace.in(places.scratch()));
  }

  NativeBuild nativeBuild() throws Complaint, InterruptedException {
    try {
      return NativeBuild.in(places.home(), places.cache());
    } catch (IOException e) {
      throw new Complaint(ExitCode.LACKING, "Nothing can be judged here: " + e.getMessage(), e);
    }
  }

  private Sandbox sandbox(boolean unsafe) throws Complaint, IOException, InterruptedException {
    NativeBuild build = nativeBuild();
    if (unsafe) {
      return Sandbox.unsafe(build.launcher());
    }
    return switch (SandboxProbe.probe(build)) {
      case Availability.Available(Sandbox sandbox) -> sandbox;
      case Availability.Unavailable(String reason, String remedy) ->
          throw new Complaint(
              ExitCode.LACKING,
              "Untrusted code cannot be confined here: %s. To change that: %s (or accept the risk with --unsafe-no-sandbox)."
                  .formatted(reason, remedy));
    };
  }

  RedTeam redTeam() throws PackException {
    return RedTeam.load(places.home().resolve("redteam"));
  }

  Model model(String name, Suite suite) throws Complaint, PackException {
    if (name.startsWith(REPLAY)) {
      try {
        return Replay.load(Path.of(name.substring(REPLAY.length())));
      } catch (ModelException e) {
        throw new Complaint(ExitCode.USAGE, String.valueOf(e.getMessage()), e);
      }
    }
    return switch (name) {
      case "oracle" -> new Oracle(suite);
      case "nop" -> new Nop(suite);
      case "cheat" -> new Cheat(suite, redTeam());
      default ->
          throw Complaint.usage(
              "There is no model '%s', only %s%s"
                  .formatted(name, String.join(", ", MODELS), Spelling.hint(name, MODELS)));
    };
  }
}
