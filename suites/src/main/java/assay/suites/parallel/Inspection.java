package assay.suites.parallel;

import assay.judge.Case;
import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.sandbox.Exit;
import assay.sandbox.Finished;
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
import java.util.List;
import java.util.Optional;

/**
 * A closer look at a correct candidate: built once more, with sanitizers, it runs on every test
 * case. What they report is evidence beside the verdict and never changes it: the candidate shares
 * a process with them and could keep them quiet.
 */
final class Inspection {
  private static final int MOST_CORES = 4;
  private static final int MOST_REPORT = 1 << 20;

  /** To set an option that would hide races; see native/inspection/inspected.cpp. */
  private static final String ARCHERS_ADVICE = "Warning: please export TSAN_OPTIONS";

  private final Workshop workshop;
  private final Toolchain toolchain;
  private final RaceCheck tools;
  private final Unjudged unjudged;
  private final Sandbox sandbox;
  private final Path scratch;

  Inspection(
      Workshop workshop, Toolchain toolchain, RaceCheck tools, Sandbox sandbox, Path scratch) {
    this.workshop = workshop;
    this.toolchain = toolchain;
    this.tools = tools;
    this.unjudged = new Unjudged(workshop, sandbox, scratch);
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
      throws IOException, InterruptedException {
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
      throws IOException, InterruptedException {
    if (task.model().hasDevice()) {
      Path parts = workshop.instrumented(task, with);
      return new Emulation(workshop, unjudged.build())
          .build(task, candidate, SimtRuntime.Watch.RACES, parts, with.compiler(), lane);
    }
    return unjudged.built(task, candidate, with, lane);
  }

  private Verdict seen(
      ParallelTask task, Path program, Instrumentation with, Verdict verdict, Lane lane)
      throws IOException, InterruptedException {
    try (Scratch folder = Scratch.in(scratch, "inspection-")) {
      List<Case> cases = task.cases();
      Finished finished =
          sandbox.run(unjudged.on(cases, task, program, with, List.of(), folder.path(), lane));
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
          case Exit.TimedOut() ->
              "it did not end within " + Unjudged.LIMITS.wall().toMinutes() + " minutes";
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
