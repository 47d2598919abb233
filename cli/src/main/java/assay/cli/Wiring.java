package assay.cli;

import assay.lane.GpuProbe;
import assay.lane.Lanes;
import assay.machine.Machine;
import assay.model.Model;
import assay.model.ModelException;
import assay.models.Models;
import assay.models.config.Configuration;
import assay.models.control.Cheat;
import assay.models.control.Nop;
import assay.models.control.Oracle;
import assay.models.control.Replay;
import assay.models.control.Static;
import assay.pack.PackException;
import assay.pack.Spelling;
import assay.pipeline.Judging;
import assay.redteam.RedTeam;
import assay.sandbox.Availability;
import assay.sandbox.NativeBuild;
import assay.sandbox.Sandbox;
import assay.sandbox.SandboxProbe;
import assay.suite.Suite;
import assay.suites.flops.FlopsSuite;
import assay.suites.kernels.KernelsSuite;
import assay.suites.kernels.ModuleGeneration;
import assay.suites.parallel.ParallelSuite;
import assay.suites.parallel.RaceCheck;
import assay.suites.pareval.ImportedPack;
import assay.suites.pareval.OutputsFile;
import assay.suites.pareval.ParevalSuite;
import assay.verdict.Flag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The one place where things are made and handed to each other, by hand. */
final class Wiring implements AutoCloseable {
  private static final List<String> SUITES =
      List.of(ParallelSuite.NAME, KernelsSuite.NAME, FlopsSuite.NAME, ParevalSuite.NAME);

  private static final String REPLAY = "replay:";
  private static final List<String> MODELS =
      List.of("oracle", "nop", "cheat", "static", "replay:FILE", "provider:model");

  private final Places places;
  private final Map<String, String> environment;
  private final List<Models> opened = new ArrayList<>();

  /**
   * Wiring for one command.
   *
   * @param environment where providers' keys are
   */
  Wiring(Places places, Map<String, String> environment) {
    this.places = places;
    this.environment = environment;
  }

  Places places() {
    return places;
  }

  /** The suites that have a pack here; an import whose checkout is gone is none. */
  List<String> suites() {
    try {
      ImportedPack.read(places.imported(ParevalSuite.NAME));
      return SUITES;
    } catch (PackException nothingImported) {
      return List.of(ParallelSuite.NAME, KernelsSuite.NAME, FlopsSuite.NAME);
    }
  }

  /** The suite whose task it is. */
  static String suiteOf(String task) {
    if (task.startsWith(KernelbenchImport.NAME + "/")) {
      return KernelsSuite.NAME;
    }
    return SUITES.stream()
        .filter(suite -> task.startsWith(suite + "/"))
        .findFirst()
        .orElse(ParallelSuite.NAME);
  }

  /** A suite to look at; it can neither build nor judge. */
  Suite catalogue(String name, Optional<Path> pack, int cores)
      throws Complaint, PackException, IOException, InterruptedException {
    return catalogue(name, pack, cores, Optional.empty());
  }

  /** One that knows how its candidates would be looked at. */
  Suite catalogue(String name, Optional<Path> pack, int cores, Optional<RaceCheck> raceCheck)
      throws Complaint, PackException, IOException, InterruptedException {
    return suite(name, pack, places.cache(), places.scratch(), Optional.empty(), cores, raceCheck);
  }

  /** A suite that can judge on the workbench. */
  Suite suite(String name, Optional<Path> pack, Workbench workbench)
      throws Complaint, PackException, IOException, InterruptedException {
    return suite(name, pack, workbench, Optional.empty());
  }

  /** One that also looks closer at what is correct, where it is given the tools. */
  Suite suite(String name, Optional<Path> pack, Workbench workbench, Optional<RaceCheck> raceCheck)
      throws Complaint, PackException, IOException, InterruptedException {
    return suite(
        name,
        pack,
        workbench.cache(),
        workbench.scratch(),
        workbench.sandbox(),
        workbench.machine().cores().size(),
        raceCheck);
  }

  private Suite suite(
      String name,
      Optional<Path> pack,
      Path cache,
      Path scratch,
      Optional<Sandbox> sandbox,
      int cores,
      Optional<RaceCheck> raceCheck)
      throws Complaint, PackException, IOException, InterruptedException {
    return switch (name) {
      case ParallelSuite.NAME ->
          ParallelSuite.open(
              places.home(),
              pack.orElse(places.pack(name)),
              cache,
              scratch,
              sandbox,
              cores,
              raceCheck);
      case FlopsSuite.NAME -> counting(pack);
      case KernelsSuite.NAME -> modules(pack, cache, scratch, sandbox, cores);
      case ParevalSuite.NAME ->
          ParevalSuite.open(imported(name, pack), cache, scratch, sandbox, cores);
      default ->
          throw Complaint.usage(
              "There is no suite '%s', only %s%s"
                  .formatted(name, String.join(", ", SUITES), Spelling.hint(name, SUITES)));
    };
  }

  /** New modules for the suite kernels, none of them in its pack; empty without a PyTorch. */
  Optional<ModuleGeneration> moduleGeneration(Path folder, long seed, Path scratch)
      throws IOException, InterruptedException {
    return ModuleGeneration.begin(
        places.home(), folder, places.pack(KernelsSuite.NAME), seed, scratch, environment);
  }

  /** The suite whose answers are counts; what its solver finds is kept in the cache. */
  FlopsSuite counting(Optional<Path> pack) throws PackException {
    return FlopsSuite.open(pack.orElse(places.pack(FlopsSuite.NAME)), places.cache());
  }

  /** The suite of modules to be made faster, to look at. */
  KernelsSuite modules(Optional<Path> pack, int cores)
      throws PackException, IOException, InterruptedException {
    return modules(pack, places.cache(), places.scratch(), Optional.empty(), cores);
  }

  private KernelsSuite modules(
      Optional<Path> pack, Path cache, Path scratch, Optional<Sandbox> sandbox, int cores)
      throws PackException, IOException, InterruptedException {
    Path folder = pack.orElse(places.pack(KernelsSuite.NAME));
    return KernelsSuite.open(places.home(), folder, cache, scratch, sandbox, cores);
  }

  private Path imported(String name, Optional<Path> pack) throws Complaint {
    Path folder = pack.orElse(places.imported(name));
    if (!Files.isDirectory(folder)) {
      throw Complaint.usage(
          "There is no pack at %s; make a checkout of ParEval one with ./assay import pareval FOLDER."
              .formatted(folder));
    }
    return folder;
  }

  /** What judging for the suite needs: nothing but Java where answers are not run. */
  Workbench workbench(Suite suite, boolean unsafe)
      throws Complaint, IOException, InterruptedException {
    return suite.judgesPrograms() ? workbench(unsafe) : desk();
  }

  /** Enough for verdicts that the text alone decides. */
  Workbench desk() throws IOException {
    Machine machine = Machine.read();
    Judging judging = new Judging(new Lanes(machine.cores()), Set.of());
    Workplace workplace = Workplace.in(Files.createDirectories(places.scratch()));
    return new Workbench(machine, Optional.empty(), true, judging, places.cache(), workplace);
  }

  private Lanes lanes(Machine machine) throws Complaint, InterruptedException {
    return machine.gpus().isEmpty()
        ? new Lanes(machine.cores())
        : new Lanes(machine.cores(), machine.gpus(), new GpuProbe(nativeBuild()));
  }

  /** What judging programs needs on this machine, or a complaint that says what is missing. */
  Workbench workbench(boolean unsafe) throws Complaint, IOException, InterruptedException {
    Machine machine = Machine.read();
    Sandbox sandbox = sandbox(unsafe);
    Set<Flag> flags = unsafe ? Set.of(Flag.NO_SANDBOX) : Set.of();
    Judging judging = new Judging(lanes(machine), flags);
    Path cache = reachable(sandbox);
    Workplace workplace = Workplace.in(cache.resolve(Places.SCRATCH));
    return new Workbench(machine, Optional.of(sandbox), !unsafe, judging, cache, workplace);
  }

  /**
   * Without mounts, a program that is not root's cannot use what lies in root's home. A folder that
   * somebody else made in our place would be a way to hand us programs.
   */
  private Path reachable(Sandbox sandbox) throws Complaint, IOException {
    Path usual = places.cache();
    if (sandbox.reaches(Files.createDirectories(places.scratch()))) {
      return usual;
    }
    Path shared = Files.createDirectories(Places.SHARED_CACHE);
    if (!Files.getOwner(shared, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(usual))) {
      throw new Complaint(
          ExitCode.LACKING,
          "%s belongs to somebody else; set ASSAY_CACHE to a folder of yours that all can enter."
              .formatted(shared));
    }
    return shared;
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

  /** The built-in attacks, or those of another folder. */
  RedTeam redTeam(Optional<Path> folder) throws PackException {
    return RedTeam.load(folder.orElse(places.home().resolve("redteam")));
  }

  /**
   * A model of a provider's where the name says so, else a control or a replay.
   *
   * @param spent what the run cost so far, in US dollars
   */
  Model model(String name, Suite suite, ModelOptions options, double spent)
      throws Complaint, PackException {
    if (!name.contains(":") || name.startsWith(REPLAY)) {
      return model(name, suite);
    }
    Configuration configuration = Configuration.load(Path.of(""), environment);
    Models models = new Models(configuration, environment, options.calls(places.cache(), spent));
    opened.add(models);
    try {
      return models.named(name, options.settings());
    } catch (ModelException e) {
      throw new Complaint(ExitCode.USAGE, String.valueOf(e.getMessage()), e);
    }
  }

  /** Waits for calls under way: what is paid for is kept. */
  @Override
  public void close() {
    opened.forEach(Models::close);
  }

  Model model(String name, Suite suite) throws Complaint, PackException {
    if (name.startsWith(REPLAY)) {
      Path file = Path.of(name.substring(REPLAY.length()));
      if (Files.isDirectory(file)) {
        return KernelbenchReplay.of(file, suite);
      }
      if (OutputsFile.recognises(file)) {
        return ParevalReplay.of(file);
      }
      try {
        return Replay.load(file);
      } catch (ModelException e) {
        throw new Complaint(ExitCode.USAGE, String.valueOf(e.getMessage()), e);
      }
    }
    return switch (name) {
      case "oracle" -> new Oracle(suite);
      case "nop" -> new Nop(suite);
      case "static" -> new Static(suite);
      case "cheat" -> new Cheat(suite, redTeam(Optional.empty()));
      default ->
          throw Complaint.usage(
              "There is no model '%s', only %s%s"
                  .formatted(name, String.join(", ", MODELS), Spelling.hint(name, MODELS)));
    };
  }
}
