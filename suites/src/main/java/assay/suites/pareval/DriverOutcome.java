package assay.suites.pareval;

import assay.sandbox.Exit;
import assay.sandbox.Finished;
import assay.sandbox.Offence;
import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.StopReason;
import assay.verdict.Timing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one run amounts to. Where ParEval counts a program as correct that crashed after it said so,
 * this does not; the report keeps what is needed to count as ParEval does.
 */
record DriverOutcome(Launch launch, Finished finished, DriverReport report) {
  private static final int QUOTED = 600;

  /** ParEval's own floor under a time. */
  static final double SHORTEST = 1e-8;

  Configuration configuration(String lane) throws IOException {
    List<Evidence> evidence = new ArrayList<>(List.of(report.evidence()));
    Optional<Fault> fault = fault();
    fault.ifPresent(one -> evidence.add(one.evidence()));
    Outcome outcome = fault.map(Fault::outcome).orElse(Outcome.CORRECT);
    return new Configuration(
        launch.name(),
        launch.n(),
        outcome,
        evidence,
        fault.isPresent() ? Optional.empty() : timing(report, launch, lane));
  }

  /** The times the driver printed; an interval it does not know. */
  static Optional<Timing> timing(DriverReport report, Launch launch, String lane) {
    if (report.seconds().isEmpty() || report.best().isEmpty()) {
      return Optional.empty();
    }
    double seconds = report.seconds().get();
    double best = report.best().get();
    return Optional.of(
        new Timing(
            lane,
            launch.n(),
            best * 1e3,
            seconds * 1e3,
            best / Math.max(seconds, SHORTEST),
            0,
            Double.POSITIVE_INFINITY,
            StopReason.BUDGET,
            List.of()));
  }

  private record Fault(Outcome outcome, Evidence evidence) {}

  private Optional<Fault> fault() throws IOException {
    if (finished.offences().contains(Offence.FORBIDDEN_CALL)) {
      return fault(
          Outcome.REJECTED, Reason.FORBIDDEN_CALL, "it made a system call no honest answer needs");
    }
    if (finished.offences().contains(Offence.FILE_SIZE)) {
      return fault(Outcome.OVER_LIMIT, Reason.OUTPUT, "it wrote more than it may");
    }
    if (finished.offences().contains(Offence.MEMORY)) {
      return fault(Outcome.OVER_LIMIT, Reason.MEMORY, "it needed more memory than it may have");
    }
    if (finished.offences().contains(Offence.CPU_TIME)) {
      return fault(Outcome.TIMED_OUT, Reason.CPU_TIME, "its CPU time is used up");
    }
    return switch (finished.exit()) {
      case Exit.TimedOut() ->
          fault(
              Outcome.TIMED_OUT,
              Reason.CALL_TIME,
              "still running after " + DriverRun.LIMIT.toSeconds() + " s");
      case Exit.Signalled(int signal) ->
          fault(Outcome.CRASHED, Reason.SIGNAL, "ended by signal " + signal + said());
      case Exit.FailedToStart(String reason) -> fault(Outcome.CRASHED, Reason.EXIT, reason);
      case Exit.Exited(int code) -> ended(code);
    };
  }

  private Optional<Fault> ended(int code) throws IOException {
    if (code != 0) {
      return fault(Outcome.CRASHED, Reason.EXIT, "it ended with code " + code + said());
    }
    if (report.valid().equals(Optional.of(false))) {
      return fault(Outcome.WRONG, Reason.VALUE, "the driver's validation failed");
    }
    return report.valid().isPresent() && report.seconds().isPresent()
        ? Optional.empty()
        : fault(Outcome.CRASHED, Reason.EXIT, "it ended before the driver was done" + said());
  }

  private Optional<Fault> fault(Outcome outcome, Reason reason, String text) {
    return Optional.of(new Fault(outcome, new Evidence(reason, launch.name() + ": " + text)));
  }

  private String said() throws IOException {
    if (!Files.exists(finished.stderr())) {
      return "";
    }
    byte[] all = Files.readAllBytes(finished.stderr());
    int from = Math.max(0, all.length - QUOTED);
    String text = new String(all, from, all.length - from, StandardCharsets.UTF_8).strip();
    return text.isEmpty() ? "" : "; it said: " + text;
  }
}
