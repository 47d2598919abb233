package assay.report.synthetic;

import assay.runfile.JudgementKey;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.RunState;
import assay.runfile.TrialId;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import assay.verdict.Build;
import assay.verdict.Evidence;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** A run whose every text tries to be more than text. */
public final class HostileRun {
  public static final String TASK = "parallel/reduce/average/omp";
  public static final String ODD_TASK = "x/<b>&\"'`/" + "\u202e/%2F#?" + "/omp";
  public static final String PATH = "<i>&/../candidate.cpp";

  private HostileRun() {}

  public static RunFile write(Path path) {
    RunFile file = RunFile.create(path, header());
    Task task = task(TASK);
    file.record(task);
    trial(file, task, 0, Hostility.all());
    trial(file, task, 1, Hostility.longLine());
    Task odd = task(ODD_TASK);
    file.record(odd);
    trial(file, odd, 0, Hostility.all());
    file.record(RunState.COMPLETE);
    return file;
  }

  private static void trial(RunFile file, Task task, int sample, String text) {
    TrialId trial = new TrialId(task.id(), sample, 0);
    file.record(trial, new Answer(Answer.Form.MESSAGE, text), "{\"reason\":\"</script>\"}");
    String subject = file.record(new Candidate(Map.of(PATH, text, "other.hpp", "#pragma once\n")));
    Verdict verdict =
        new Verdict(
            Outcome.BUILD_FAILED,
            List.of(new Evidence(Reason.COMPILE_ERROR, text)),
            List.of(),
            Optional.of(new Build(1, text)),
            Set.of());
    file.record(
        trial,
        new JudgementKey(subject, task.hash(), "judge", "toolchain", "machine", "standard"),
        verdict);
  }

  private static Task task(String id) {
    String all = Hostility.all();
    return new Task(
        id,
        "parallel",
        "hostile",
        Hash.of("hostile", id),
        Map.of("type", "reduce", "exec", "omp", "odd", Hostility.IMAGE),
        all,
        Optional.empty());
  }

  private static RunHeader header() {
    String script = Hostility.SCRIPT;
    return new RunHeader(
        new UUID(7, 7),
        Optional.empty(),
        Instant.parse("2026-02-03T09:15:00Z"),
        List.of("run", "parallel", "--model", "replay:" + script),
        "parallel",
        "hostile",
        script,
        "replay:" + Hostility.IMAGE,
        Hostility.BIDI,
        script,
        "standard",
        Map.of("cpu", script, Hostility.IMAGE, Hostility.ANSI),
        Map.of("g++", Hostility.TEMPLATE),
        "0.1.0");
  }
}
