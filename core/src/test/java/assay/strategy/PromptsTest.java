package assay.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.model.Question;
import assay.task.Answer;
import assay.task.Candidate;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PromptsTest {
  private static final Path PROMPTS = Path.of("..", "prompts");
  private static final Question FIRST =
      new Question(Question.Form.CHAT, "You are.", "Write relu.\n", Optional.empty());

  @TempDir private Path folder;

  private static Prompts prompts(Optional<Path> own) {
    return new Prompts(new Templates(PROMPTS, own));
  }

  private static Told told(String code, Outcome outcome) {
    return Told.of(
        new Turn(
            new Answer(Answer.Form.MESSAGE, "Here: " + code),
            Optional.of(Candidate.of("candidate.cpp", code)),
            Verdict.of(outcome, Reason.VALUE, "secret"),
            0,
            0));
  }

  private static Refinement refinement(String text) throws StrategyException {
    return StrategyReader.read(text, Shots.ZERO).refinement().orElseThrow();
  }

  private static String next(String strategy, Told... told) throws StrategyException {
    Question next = prompts(Optional.empty()).next(FIRST, refinement(strategy), List.of(told));
    assertThat(next.system()).isEqualTo("You are.");
    return next.text();
  }

  @Test
  void theCodeAloneIsShownWhereOnlyItIsAskedFor() throws StrategyException {
    assertThat(next("refine:2,feedback=G", told("int x;", Outcome.WRONG)))
        .isEqualTo(
            """
            Write relu.

            You answered before:

            ```cpp
            int x;
            ```

            Answer the task again, better: mend what is wrong, and make what is right faster. Give the whole code, in the form that was asked for.
            """);
  }

  @Test
  void whatWasFoundFollowsTheCode() throws StrategyException {
    assertThat(next("refine:2", told("int x;", Outcome.WRONG)))
        .contains(
            "```\n\nThis is what came of it. Your code compiles and runs, but its results are wrong.\n\nAnswer the task")
        .doesNotContain("secret");
  }

  @Test
  void anAnswerWithoutCodeIsShownAsItWas() throws StrategyException {
    Told nothing =
        Told.of(
            new Turn(
                new Answer(Answer.Form.MESSAGE, "I cannot."),
                Optional.empty(),
                Verdict.of(Outcome.NO_CODE, Reason.EMPTY_ANSWER, "there is no code"),
                0,
                0));
    assertThat(next("refine:2", nothing))
        .contains(
            "You answered before:\n\nI cannot.\n\nThis is what came of it. Your answer holds no code");
  }

  @Test
  void theBestIsShownBesideTheLast() throws StrategyException {
    Told[] three = {
      told("first", Outcome.WRONG), told("second", Outcome.CRASHED), told("third", Outcome.NO_CODE)
    };
    assertThat(next("refine:9,shown=best", three))
        .contains("first", "third")
        .doesNotContain("second");
    assertThat(next("refine:9,shown=last", three))
        .contains("third")
        .doesNotContain("first", "second");
    assertThat(next("refine:9,shown=all", three)).containsSubsequence("first", "second", "third");
  }

  @Test
  void aProfileIsShownOnlyWhereItIsAskedFor() throws StrategyException {
    Turn turn = told("int x;", Outcome.CORRECT).turn();
    Told profiled = new Told(turn, Optional.empty(), Optional.of("90 % in relu"));
    assertThat(next("refine:2,feedback=G+E", profiled)).doesNotContain("90 %");
    assertThat(next("refine:2,feedback=G+E+P", profiled))
        .contains("spends its time:\n\n```\n90 % in relu\n```");
  }

  @Test
  void anyTextCanBeReplaced() throws Exception {
    Files.writeString(folder.resolve("again.md"), "Once more!");
    Question next =
        prompts(Optional.of(folder))
            .next(
                FIRST,
                refinement("refine:2,feedback=G"),
                List.of(told("a $1 \\ b", Outcome.WRONG)));
    assertThat(next.text()).endsWith("a $1 \\ b\n```\n\nOnce more!\n");
    assertThat(prompts(Optional.of(folder)).hash()).isNotEqualTo(prompts(Optional.empty()).hash());
  }

  @Test
  void aPlaceThatNothingFillsIsNamed() throws Exception {
    Files.writeString(folder.resolve("previous.md"), "{{cod}}");
    assertThatThrownBy(
            () ->
                prompts(Optional.of(folder))
                    .next(FIRST, refinement("refine:2"), List.of(told("x", Outcome.WRONG))))
        .hasMessageContaining(
            "previous.md has a place {{cod}} that nothing fills; there are code.");
  }
}
