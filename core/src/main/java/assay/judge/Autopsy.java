package assay.judge;

import assay.sandbox.Confinement;
import assay.sandbox.Exit;
import assay.sandbox.Finished;
import assay.sandbox.Group;
import assay.sandbox.Offence;
import assay.sandbox.Sandbox;
import assay.verdict.Evidence;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Turns what the judge saw into a finding. How a runner died is read from the launcher's report,
 * which the candidate cannot reach; its own words are quoted but decide nothing between right and
 * wrong.
 */
final class Autopsy {
  private static final int QUOTED = 600;
  private static final String REPEATED =
      "every rank computes the whole result by itself: given another input than the rest, the first"
          + " still had it right";

  private static final String LEFT =
      "its kernels still held the device when it was not its turn: work was left there after a call";

  /** What mpirun adds to the line that says which rank ended, and its rulers. */
  private static final Pattern ADVICE =
      Pattern.compile(
          "(?m)^-{20,}$|(?s:There are three reasons this could occur:.*?mpirun\\S* command line\\.)"
              + "|(?s:Primary job +terminated normally.*?has been aborted\\.)");

  private static final Map<Integer, String> SIGNALS =
      Map.of(
          4, "an illegal instruction",
          6, "abort",
          7, "a bus error",
          8, "an arithmetic error",
          9, "a kill from outside",
          11, "a memory access outside its own (SIGSEGV)");

  private final Sandbox sandbox;
  private final Group group;
  private final Map<String, Confinement> runners;

  Autopsy(Sandbox sandbox, Group group, Map<String, Confinement> runners) {
    this.sandbox = sandbox;
    this.group = group;
    this.runners = runners;
  }

  /** Empty where the reply says that all is right. */
  Optional<Finding> finding(Reply reply) throws IOException {
    return switch (reply) {
      case Reply.Right _ -> Optional.empty();
      case Reply.Broken(String text) -> Optional.of(ours("", text));
      case Reply.Wrong(
              String runner,
              Reason reason,
              String text,
              String where,
              List<Evidence> remarks) ->
          of(runner, Outcome.WRONG, reason, where + ": " + text).map(one -> one.with(remarks));
      case Reply.Late(String runner, String where, String ranks) -> late(runner, where, ranks);
      case Reply.Died(String runner, String where) -> Optional.of(died(runner, where));
      case Reply.LeftWork(String runner, String where) ->
          of(runner, Outcome.REJECTED, Reason.LATE, where + ": " + LEFT);
      case Reply.Repeated(String runner, String where) ->
          of(runner, Outcome.REJECTED, Reason.NO_PARALLELISM, where + ": " + REPEATED);
    };
  }

  private static Optional<Finding> late(String runner, String where, String ranks) {
    String text = where + ": no result within the limit" + (ranks.isEmpty() ? "" : ": " + ranks);
    return of(runner, Outcome.TIMED_OUT, Reason.CALL_TIME, text);
  }

  private static Optional<Finding> of(String runner, Outcome outcome, Reason reason, String text) {
    if (Runners.isOurs(runner)) {
      return Optional.of(ours(runner, "the reference failed, " + text));
    }
    return Optional.of(new Finding(runner, outcome, new Evidence(reason, text)));
  }

  private static Finding ours(String runner, String text) {
    return new Finding(runner, Outcome.INFRA_FAILED, new Evidence(Reason.JUDGE, text));
  }

  private Finding died(String runner, String where) throws IOException {
    Confinement confinement = runners.get(runner);
    if (confinement == null) {
      return ours(runner, "an unknown runner died");
    }
    Finished finished = sandbox.aftermath(confinement, group);
    String said = said(finished.stderr());
    if (finished.offences().contains(Offence.NOT_A_PROGRAM) && !Runners.isOurs(runner)) {
      return new Finding(
          runner,
          Outcome.CRASHED,
          new Evidence(Reason.EXIT, "what the linker made of it cannot be started" + said));
    }
    if (finished.exit() instanceof Exit.FailedToStart(String reason)) {
      return new Finding(
          runner,
          Outcome.INFRA_FAILED,
          new Evidence(Reason.SANDBOX, "the runner did not start: " + reason + said));
    }
    if (Runners.isOurs(runner)) {
      return ours(runner, "the reference died (" + finished.exit() + ") on " + where + said);
    }
    return new Finding(runner, outcome(finished, said), evidence(finished, where, said));
  }

  private static Outcome outcome(Finished finished, String said) {
    if (finished.offences().contains(Offence.FORBIDDEN_CALL)) {
      return Outcome.REJECTED;
    }
    if (!finished.offences().isEmpty() || outOfMemory(said)) {
      return finished.offences().contains(Offence.CPU_TIME)
          ? Outcome.TIMED_OUT
          : Outcome.OVER_LIMIT;
    }
    return finished.exit() instanceof Exit.TimedOut ? Outcome.TIMED_OUT : Outcome.CRASHED;
  }

  private static Evidence evidence(Finished finished, String where, String said) {
    if (finished.offences().contains(Offence.FORBIDDEN_CALL)) {
      return new Evidence(
          Reason.FORBIDDEN_CALL,
          where + ": it made a system call that no honest answer needs" + said);
    }
    if (finished.offences().contains(Offence.FILE_SIZE)) {
      return new Evidence(Reason.OUTPUT, where + ": it wrote more than it may");
    }
    if (finished.offences().contains(Offence.MEMORY) || outOfMemory(said)) {
      return new Evidence(Reason.MEMORY, where + ": it needed more memory than it may have" + said);
    }
    if (finished.offences().contains(Offence.CPU_TIME)) {
      return new Evidence(Reason.CPU_TIME, where + ": its CPU time is used up");
    }
    return switch (finished.exit()) {
      case Exit.Exited(int code) ->
          new Evidence(
              Reason.EXIT, where + ": it ended with code " + code + " before it was done" + said);
      case Exit.Signalled(int signal) ->
          new Evidence(
              Reason.SIGNAL,
              where + ": ended by " + SIGNALS.getOrDefault(signal, "signal " + signal) + said);
      case Exit.TimedOut() -> new Evidence(Reason.CALL_TIME, where + ": still running at the end");
      case Exit.FailedToStart(String reason) -> new Evidence(Reason.SANDBOX, reason);
    };
  }

  private static boolean outOfMemory(String said) {
    return said.contains("std::bad_alloc");
  }

  private static String said(Path stderr) throws IOException {
    if (!Files.exists(stderr)) {
      return "";
    }
    String all = new String(Files.readAllBytes(stderr), StandardCharsets.UTF_8);
    String text = ADVICE.matcher(all).replaceAll("").strip();
    int from = Math.max(0, text.length() - QUOTED);
    return text.isEmpty() ? "" : "; it said: " + text.substring(from);
  }
}
