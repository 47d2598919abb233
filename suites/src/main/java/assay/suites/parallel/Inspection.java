package assay.suites.parallel;

import assay.build.BuildException;
import assay.build.CandidateBuild;
import assay.judge.Case;
import assay.judge.Inputs;
import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.sandbox.Confinement;
import assay.sandbox.Exit;
import assay.sandbox.Filter;
import assay.sandbox.Finished;
import assay.sandbox.Limits;
import assay.sandbox.Mount;
import assay.sandbox.Output;
import assay.sandbox.Sandbox;
import assay.sandbox.Scratch;
import assay.suite.Product;
import assay.suites.parallel.simt.SimtRuntime;
import assay.verdict.Evidence;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A closer look at a correct candidate: built once more, with sanitizers, it runs on every test
 * case. What they report is evidence beside the verdict and never changes it: the candidate shares
 * a process with them and could keep them quiet.
 */
final class Inspection {
  private static final Path PARTS = Path.of("/assay/parts");
  private static final Path PROGRAM = Path.of("/program");
  private static final Path INPUTS = Path.of("/inputs");
  private static final int MOST_CORES = 4;
  private static final int SLOTS = 90;
  private static final int MOST_REPORT = 1 << 20;

  /** To set an option that would hide races; see native/inspection/inspected.cpp. */
  private static final String ARCHERS_ADVICE = "Warning: please export TSAN_OPTIONS";

  /** Sanitizers map terabytes that they hardly use, so that no limit on addresses can be set. */
  private static final Limits LIMITS =
      new Limits(Duration.ofMinutes(2), 480, 0, 0, 8192, 256, 16, 8, 256);

  private final Workshop workshop;
  private final Toolchain toolchain;
  private final RaceCheck tools;
  private final CandidateBuild build;
  private final Sandbox sandbox;
  private final Path scratch;

  Inspection(
      Workshop workshop, Toolchain toolchain, RaceCheck tools, Sandbox sandbox, Path scratch) {
    this.workshop = workshop;
    this.toolchain = toolchain;
    this.tools = tools;
    this.build = new CandidateBuild(sandbox, scratch);
    this.sandbox = sandbox;
    this.scratch = scratch;
  }

  /** Nothing is timed, so the judge needs no core and others may run beside it. */
  static LaneRequest lane(ExecutionModel model, int cores) {
    int wanted = model == ExecutionModel.SERIAL ? 1 : MOST_CORES;
    return new LaneRequest(Math.min(wanted, cores), false, false);
  }

  /** The verdict with what was found. */
  Verdict of(ParallelTask task, String candidate, Verdict verdict, Lane lane)
      throws IOException, InterruptedException, BuildException {
    Instrumentation with =
        task.model().hasDevice()
            ? Instrumentation.ofDevice(
                toolchain.compiler(task.model()), workshop.simt().folder(SimtRuntime.Watch.RACES))
            : Instrumentation.of(task.model(), toolchain, tools);
    return switch (built(task, candidate, with, lane)) {
      case Product.Refused(Verdict refused) ->
          verdict.withEvidence(
              notInspected("it does not build: " + refused.evidence().getFirst().text()));
      case Product.Ready ready -> {
        try (ready) {
          yield seen(task, ready.program(), with, verdict, lane);
        }
      }
    };
  }

  private Product built(ParallelTask task, String candidate, Instrumentation with, Lane lane)
      throws IOException, InterruptedException, BuildException {
    if (task.model().hasDevice()) {
      Path parts = workshop.instrumented(task, with);
      return new Emulation(workshop, build)
          .build(task, candidate, SimtRuntime.Watch.RACES, parts, with.compiler(), lane);
    }
    List<String> words = new ArrayList<>(with.compilerFlags());
    Path prelude = PARTS.resolve(task.model().prelude());
    words.addAll(List.of("-include", prelude.toString(), ParallelSuite.FILE));
    for (String part : List.of("shim", "inspected", with.company())) {
      words.add(PARTS.resolve(part + ".o").toString());
    }
    words.addAll(with.linkerFlags());
    words.addAll(List.of("-o", CandidateBuild.PROGRAM));
    List<Mount> mounts = new ArrayList<>(workshop.libraries(task.model()));
    mounts.add(new Mount(workshop.instrumented(task, with), PARTS));
    return build.build(
        with.compiler(),
        Map.of(ParallelSuite.FILE, Compilation.text(task, candidate)),
        words,
        mounts,
        lane);
  }

  /**
   * The filter is that of compilers, which keeps from it only what attackers call: a sanitizer
   * changes how its process is laid out and starts a program that knows the lines of a source.
   */
  private Verdict seen(
      ParallelTask task, Path program, Instrumentation with, Verdict verdict, Lane lane)
      throws IOException, InterruptedException, BuildException {
    try (Scratch folder = Scratch.in(scratch, "inspection-")) {
      List<Case> cases = task.cases();
      Path judge = workshop.judge(task.problem()).resolve("judge");
      Path inputs = Inputs.write(judge, cases, folder.path());
      Path output = Files.createDirectory(folder.path().resolve("output"));
      Finished finished =
          sandbox.run(
              Confinement.of(
                      with.command(List.of(PROGRAM.toString(), INPUTS.toString())),
                      Filter.BUILD,
                      LIMITS,
                      Output.in(output))
                  .reading(new Mount(program, PROGRAM), new Mount(inputs, INPUTS))
                  .withEnvironment(with.environment())
                  .onSlot(lane.cores().getFirst() % SLOTS)
                  .onCpus(lane.first(lane.cores().size())));
      return verdict(verdict, finished, with, cases.size());
    }
  }

  private static Verdict verdict(
      Verdict verdict, Finished finished, Instrumentation with, int calls) throws IOException {
    Optional<SanitizerReport> report =
        SanitizerReport.in(text(finished.stderr()), ParallelSuite.FILE);
    if (report.isPresent()) {
      return verdict.withEvidence(report.get().evidence()).withFlag(report.get().flag());
    }
    if (!finished.exit().equals(new Exit.Exited(0))) {
      return verdict.withEvidence(notInspected(ending(finished)));
    }
    if (!text(finished.stdout()).contains(with.loaded())) {
      return verdict.withEvidence(notInspected("Archer was not loaded"));
    }
    return verdict.withEvidence(
        new Evidence(Reason.INSPECTED, with.search() + " in " + calls + " calls"));
  }

  private static String ending(Finished finished) throws IOException {
    String said =
        text(finished.stderr())
            .strip()
            .lines()
            .filter(line -> !line.startsWith(ARCHERS_ADVICE))
            .findFirst()
            .orElse("");
    String end =
        switch (finished.exit()) {
          case Exit.Exited(int code) -> "it ended with code " + code;
          case Exit.Signalled(int signal) -> "it was ended by signal " + signal;
          case Exit.TimedOut() -> "it did not end within " + LIMITS.wall().toMinutes() + " minutes";
          case Exit.FailedToStart(String reason) -> "it did not start: " + reason;
        };
    return said.isEmpty() ? end : end + "; it said: " + said;
  }

  private static Evidence notInspected(String why) {
    return new Evidence(Reason.NOT_INSPECTED, "the check for races was not made: " + why);
  }

  private static String text(Path file) throws IOException {
    if (!Files.exists(file)) {
      return "";
    }
    try (var in = Files.newInputStream(file)) {
      return new String(in.readNBytes(MOST_REPORT), StandardCharsets.UTF_8);
    }
  }
}
