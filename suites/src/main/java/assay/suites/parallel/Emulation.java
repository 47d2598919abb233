package assay.suites.parallel;

import assay.build.CandidateBuild;
import assay.build.Compiler;
import assay.lane.Lane;
import assay.sandbox.Mount;
import assay.suite.Product;
import assay.suites.parallel.simt.Rewriter;
import assay.suites.parallel.simt.Rewriting;
import assay.suites.parallel.simt.SimtRuntime;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What was written for a device, on the CPU: whether it is right can be said without one, how fast
 * it is cannot.
 */
final class Emulation {
  private static final Path RUNTIME = Path.of("/assay/simt");
  private static final Path PARTS = Path.of("/assay/parts");
  private static final Path THRUST = Path.of("/usr/include/thrust");

  private final Workshop workshop;
  private final CandidateBuild build;

  Emulation(Workshop workshop, CandidateBuild build) {
    this.workshop = workshop;
    this.build = build;
  }

  /** SKIPPED where it uses what cannot be emulated: that is no fault of the candidate's. */
  Product build(ParallelTask task, String candidate, Compiler compiler, Lane lane)
      throws IOException, InterruptedException {
    Path shim = workshop.shim(task);
    Product product = build(task, candidate, SimtRuntime.Watch.NOTHING, shim, compiler, lane);
    DeviceCheck check = DeviceCheck.of(task.model());
    Optional<Compiler> device = workshop.toolchain().compiler(check);
    if (device.isPresent() && product instanceof Product.Ready ready) {
      String text = check.text(Compilation.text(task, candidate));
      Product seen =
          build.build(device.get(), Map.of(check.file(), text), check.arguments(), List.of(), lane);
      switch (seen) {
        case Product.Ready nothing -> nothing.close();
        case Product.Refused _ -> {
          ready.close();
          return seen;
        }
      }
    }
    return product;
  }

  /**
   * The same with something that watches it.
   *
   * @param parts the folder with the objects that call the candidate
   */
  Product build(
      ParallelTask task,
      String candidate,
      SimtRuntime.Watch watch,
      Path parts,
      Compiler compiler,
      Lane lane)
      throws IOException, InterruptedException {
    return switch (Rewriter.rewrite(Compilation.text(task, candidate))) {
      case Rewriting.NotEmulated missing -> skipped(missing.reason());
      case Rewriting.Emulated(_, boolean usesThrust) when usesThrust && !Files.exists(THRUST) ->
          skipped("no Thrust: apt install libthrust-dev");
      case Rewriting.Emulated source ->
          build.build(
              compiler,
              Map.of(ParallelSuite.FILE, source.text()),
              arguments(task.model(), watch, objects(parts), compiler, source),
              List.of(new Mount(workshop.simt().folder(watch), RUNTIME), new Mount(parts, PARTS)),
              lane);
    };
  }

  private static Product skipped(String reason) {
    return new Product.Refused(
        Verdict.of(Outcome.SKIPPED, Reason.MACHINE, reason).withFlag(Flag.EMULATED));
  }

  private static List<String> objects(Path parts) throws IOException {
    try (Stream<Path> files = Files.list(parts)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith(".o"))
          .sorted()
          .toList();
    }
  }

  private static List<String> arguments(
      ExecutionModel model,
      SimtRuntime.Watch watch,
      List<String> objects,
      Compiler compiler,
      Rewriting.Emulated source) {
    SimtRuntime.Dialect dialect =
        model == ExecutionModel.HIP ? SimtRuntime.Dialect.HIP : SimtRuntime.Dialect.CUDA;
    List<String> words =
        new ArrayList<>(SimtRuntime.compilerFlags(RUNTIME, watch, dialect, source));
    words.addAll(List.of("-fdiagnostics-color=never", "-fmax-errors=20", ParallelSuite.FILE));
    objects.forEach(object -> words.add(PARTS.resolve(object).toString()));
    words.addAll(SimtRuntime.objects(RUNTIME));
    words.addAll(compiler.linker());
    words.addAll(List.of("-o", CandidateBuild.PROGRAM));
    return words;
  }

  /**
   * The verdict without what only a device can tell. Where the runtime ended the candidate for what
   * no device would bear, its words say why.
   */
  static Verdict verdict(Verdict judged) {
    List<Evidence> evidence = judged.evidence().stream().map(Emulation::reported).toList();
    return new Verdict(judged.outcome(), evidence, List.of(), judged.build(), judged.flags())
        .withFlag(Flag.EMULATED);
  }

  private static Evidence reported(Evidence evidence) {
    Optional<String> report =
        evidence
            .text()
            .lines()
            .map(line -> line.substring(Math.max(0, line.indexOf(SimtRuntime.REPORT))))
            .filter(line -> line.startsWith(SimtRuntime.REPORT))
            .filter(line -> !line.startsWith(SimtRuntime.NOTE))
            .findFirst();
    boolean ended = evidence.text().contains("code " + SimtRuntime.REPORTED + " ");
    if (!ended || report.isEmpty()) {
      return evidence;
    }
    String where = evidence.text().substring(0, evidence.text().indexOf(": ") + 2);
    return new Evidence(
        Reason.UNDEFINED, where + report.get().substring(SimtRuntime.REPORT.length()));
  }
}
