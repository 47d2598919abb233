package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import assay.runfile.Attempt;
import assay.runfile.RunHeader;
import assay.runfile.TrialId;
import assay.task.Answer;
import assay.task.Candidate;
import assay.verdict.Build;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

final class TrialViewTest {
  private static final TrialId TRIAL = new TrialId("parallel/a/b/omp", 3, 0);

  @Test
  void showsEverythingInOrder() {
    Verdict verdict =
        Verdict.of(Outcome.WRONG, Reason.VALUE, "output[7] is 3, not 4")
            .withBuild(new Build(1.26, "note: \u001b[1mbold"));
    String text =
        view(Optional.of(Candidate.of("candidate.cpp", "int f();\n")), Optional.of(verdict));
    assertThat(text)
        .containsSubsequence(
            "parallel/a/b/omp#3  some:model",
            "── Prompt\nWrite f.\n",
            "── Answer\n```cpp\nint f();\n```\n",
            "── Code: candidate.cpp\nint f();\n",
            "── Build, 1.3 s\nnote: \\x1b[1mbold\n",
            "── Failed attempt 1\nno cores\n",
            "── Verdict\nWRONG\n  VALUE: output[7] is 3, not 4\n",
            "Judge it again: ./assay judge - --task parallel/a/b/omp\n");
  }

  @Test
  void leavesOutWhatIsNotThere() {
    assertThat(view(Optional.empty(), Optional.empty()))
        .contains("── Answer")
        .doesNotContain("── Code")
        .doesNotContain("── Build")
        .doesNotContain("── Verdict");
  }

  private static String view(Optional<Candidate> candidate, Optional<Verdict> verdict) {
    return new TrialView(
            header(),
            TRIAL,
            "Write f.",
            Optional.of(new Answer(Answer.Form.MESSAGE, "```cpp\nint f();\n```")),
            candidate,
            verdict,
            List.of(new Attempt(TRIAL, 1, "no cores", Instant.EPOCH)),
            "./assay judge - --task parallel/a/b/omp")
        .text(Screen.plain());
  }

  private static RunHeader header() {
    return new RunHeader(
        new UUID(0, 1),
        Optional.empty(),
        Instant.EPOCH,
        List.of("run"),
        "parallel",
        "parallel",
        "hash",
        "some:model",
        "",
        "one-shot",
        "quick",
        Map.of(),
        Map.of(),
        "0");
  }
}
