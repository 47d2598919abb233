package assay.judge;

import assay.sandbox.Confinement;
import assay.sandbox.Conversation;
import assay.sandbox.Group;
import assay.sandbox.Sandbox;
import assay.sandbox.Scratch;
import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Outcome;
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
 * Judges one built candidate: first on every case by each team, then on the clock.
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
    return with(request, CandidateJudge::judged);
  }

  /** Only on every case, where no clock would tell anything. */
  public Verdict check(JudgeRequest request) throws IOException, InterruptedException {
    return with(request, CandidateJudge::checked);
  }

  interface Work {
    Verdict done(JudgeRequest request, Judge judge, Autopsy autopsy)
        throws IOException, InterruptedException;
  }

  /** Does some work with a judge of the request. */
  Verdict with(JudgeRequest request, Work work) throws IOException, InterruptedException {
    try (Scratch folder = Scratch.in(scratch, "judge-");
        Group group = sandbox.group(Runners.limits(request.teams()))) {
      Map<String, Confinement> runners = Runners.of(request, folder.path());
      Path job = folder.path().resolve("job");
      Files.writeString(job, JobFile.text(request, runners, sandbox, group));
      List<String> command = new ArrayList<>(request.judge());
      command.add(job.toString());
      Path errors = folder.path().resolve("judge-errors.txt");
      try (JudgeProcess judge = new JudgeProcess(Conversation.start(command, errors))) {
        return work.done(request, judge, new Autopsy(sandbox, group, runners));
      }
    }
  }

  static Verdict checked(JudgeRequest request, Judge judge, Autopsy autopsy)
      throws IOException, InterruptedException {
    List<Configuration> configurations = new ArrayList<>();
    List<Evidence> remarks = new ArrayList<>();
    for (Team team : request.teams()) {
      Reply reply = judge.check(team.name(), request.limit(1));
      Optional<Finding> finding = autopsy.finding(reply);
      if (finding.isPresent()) {
        configurations.add(failed(team.name(), team.n(), finding.get()));
        return verdict(finding.get(), configurations, Set.of());
      }
      configurations.add(right(team));
      if (reply instanceof Reply.Right right) {
        remarks.addAll(right.remarks());
      }
    }
    return new Verdict(Outcome.CORRECT, remarks, configurations, Optional.empty(), Set.of());
  }

  static Verdict judged(JudgeRequest request, Judge judge, Autopsy autopsy)
      throws IOException, InterruptedException {
    Verdict checked = checked(request, judge, autopsy);
    if (checked.outcome() != Outcome.CORRECT) {
      return checked;
    }
    List<Configuration> configurations = new ArrayList<>(checked.configurations());
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
          one -> one.name().equals(finding.runner()) ? failed(one.name(), one.n(), finding) : one);
      return verdict(
          finding.outcome() == Outcome.WRONG ? finding.with(checked.evidence()) : finding,
          configurations,
          flags);
    }
    if (request.mustBeParallel() && !measurement.sharing().enough()) {
      Finding finding = new Finding("", Outcome.REJECTED, measurement.sharing().complaint());
      return verdict(finding, configurations, flags);
    }
    configurations.replaceAll(
        one ->
            new Configuration(
                one.name(),
                one.n(),
                one.outcome(),
                one.evidence(),
                measurement.timing(one.name())));
    List<Evidence> evidence = new ArrayList<>(checked.evidence());
    evidence.addAll(measurement.remarks());
    return new Verdict(Outcome.CORRECT, evidence, configurations, Optional.empty(), flags);
  }

  private static Configuration right(Team team) {
    return new Configuration(team.name(), team.n(), Outcome.CORRECT, List.of(), Optional.empty());
  }

  private static Configuration failed(String name, int n, Finding finding) {
    return new Configuration(
        name, n, finding.outcome(), List.of(finding.evidence()), Optional.empty());
  }

  private static Verdict verdict(
      Finding finding, List<Configuration> configurations, Set<Flag> flags) {
    return new Verdict(finding.outcome(), finding.all(), configurations, Optional.empty(), flags);
  }
}
