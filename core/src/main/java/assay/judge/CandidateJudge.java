package assay.judge;

import assay.sandbox.Confinement;
import assay.sandbox.Conversation;
import assay.sandbox.Group;
import assay.sandbox.Limits;
import assay.sandbox.Sandbox;
import assay.sandbox.Scratch;
import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Judges one built candidate: first on every case at each number of threads, then on the clock.
 *
 * <p>A configuration that fails ends the judging; what was not reached is not reported.
 */
public final class CandidateJudge {
  private final Sandbox sandbox;
  private final Path scratch;

  public CandidateJudge(Sandbox sandbox, Path scratch) {
    this.sandbox = sandbox;
    this.scratch = scratch;
  }

  public Verdict judge(JudgeRequest request) throws IOException, InterruptedException {
    try (Scratch folder = Scratch.in(scratch, "judge-");
        Group group = sandbox.group(Limits.run())) {
      Map<String, Confinement> runners = Runners.of(request, folder.path());
      Path job = folder.path().resolve("job");
      Files.writeString(job, JobFile.text(request, runners, sandbox, group));
      List<String> command = List.of(request.judge().toString(), job.toString());
      Path errors = folder.path().resolve("judge-errors.txt");
      try (JudgeProcess judge = new JudgeProcess(Conversation.start(command, errors))) {
        return judged(request, judge, new Autopsy(sandbox, group, runners));
      }
    }
  }

  static Verdict judged(JudgeRequest request, Judge judge, Autopsy autopsy)
      throws IOException, InterruptedException {
    List<Configuration> configurations = new ArrayList<>();
    for (int threads : request.threads()) {
      Reply reply = judge.check(Runners.name(threads), request.callLimit().toMillis() / 1e3);
      Optional<Finding> finding = autopsy.finding(reply);
      if (finding.isPresent()) {
        configurations.add(failed(threads, finding.get()));
        return verdict(finding.get(), configurations, Set.of());
      }
      configurations.add(right(threads));
    }
    Measurement measurement = new Measurement(judge, request);
    Optional<Reply> ended = measurement.run();
    Set<Flag> flags = EnumSet.noneOf(Flag.class);
    flags.addAll(measurement.flags());
    if (request.lane().judgeCore().isEmpty()) {
      flags.add(Flag.JUDGE_SHARES_CORES);
    }
    if (ended.isPresent()) {
      Finding finding = autopsy.finding(ended.get()).orElseThrow();
      configurations.replaceAll(
          one -> Runners.name(one.n()).equals(finding.runner()) ? failed(one.n(), finding) : one);
      return verdict(finding, configurations, flags);
    }
    if (request.mustBeParallel()
        && measurement.parallelShare() < Measurement.LEAST_PARALLEL_SHARE) {
      return verdict(notParallel(measurement.parallelShare()), configurations, flags);
    }
    configurations.replaceAll(
        one ->
            new Configuration(
                one.name(), one.n(), one.outcome(), one.evidence(), measurement.timing(one.n())));
    return new Verdict(Outcome.CORRECT, List.of(), configurations, Optional.empty(), flags);
  }

  private static Finding notParallel(double share) {
    String text =
        "only %.1f %% of its CPU time was spent off its busiest thread: the work is not shared between threads"
            .formatted(100 * share);
    return new Finding("", Outcome.REJECTED, new Evidence(Reason.NO_PARALLELISM, text));
  }

  private static Configuration right(int threads) {
    return new Configuration(
        Runners.name(threads), threads, Outcome.CORRECT, List.of(), Optional.empty());
  }

  private static Configuration failed(int threads, Finding finding) {
    return new Configuration(
        Runners.name(threads),
        threads,
        finding.outcome(),
        List.of(finding.evidence()),
        Optional.empty());
  }

  private static Verdict verdict(
      Finding finding, List<Configuration> configurations, Set<Flag> flags) {
    return new Verdict(
        finding.outcome(), List.of(finding.evidence()), configurations, Optional.empty(), flags);
  }
}
