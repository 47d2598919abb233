package assay.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import assay.sandbox.Conversation;
import assay.verdict.Evidence;
import assay.verdict.Reason;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

@Timeout(30)
class JudgeProcessTest {
  @TempDir Path folder;

  private static Reply parsed(String json) {
    return JudgeProcess.parsed(new JsonMapper().readTree(json), "n=8");
  }

  @Test
  void readsARightCheck() {
    assertThat(parsed("{\"outcome\":\"CORRECT\",\"cases\":12,\"frozen_cpu\":0}"))
        .isEqualTo(new Reply.Right(Map.of(), 1));
  }

  @Test
  void readsTheTimesOfABlock() {
    String json =
        """
        {"outcome":"CORRECT","items":3,"runners":{
          "reference":{"milliseconds":[1.5,2],"cpu":0.25,"busiest":0.125,"frozen_cpu":1e-7},
          "n=2":{"milliseconds":[3],"cpu":1,"busiest":0.5,"frozen_cpu":0}}}
        """;
    assertThat(parsed(json))
        .isEqualTo(
            new Reply.Right(
                Map.of(
                    "reference", new RunnerTimes(List.of(1.5, 2.0), 0.25, 0.125, 1e-7),
                    "n=2", new RunnerTimes(List.of(3.0), 1, 0.5, 0)),
                3));
  }

  @Test
  void readsWhatIsSaidOfABlockBesides() {
    String json =
        """
        {"outcome":"CORRECT","items":3,"runners":{
          "n=2":{"milliseconds":[3],"cpu":1,"busiest":0.5,"frozen_cpu":0,"least":4}},
          "remarks":[{"reason":"PRECISION","text":"reaches fp32"},{"reason":"HOT","text":"2 ms"}]}
        """;
    assertThat(parsed(json))
        .isEqualTo(
            new Reply.Right(
                Map.of("n=2", new RunnerTimes(List.of(3.0), 1, 0.5, 0, 4)),
                3,
                List.of(
                    new Evidence(Reason.PRECISION, "reaches fp32"),
                    new Evidence(Reason.HOT, "2 ms"))));
  }

  @ParameterizedTest
  @CsvSource({"VALUE", "SHAPE"})
  void readsWhatIsWrong(Reason reason) {
    String start = "{\"runner\":\"n=2\",\"outcome\":\"WRONG\",\"text\":\"t\",\"case\":\"c\"";
    assertThat(parsed(start + ",\"reason\":\"" + reason + "\"}"))
        .isEqualTo(new Reply.Wrong("n=2", reason, "t", "c"));
  }

  @Test
  void readsWhatIsSaidOfAWrongOutputBesides() {
    assertThat(
            parsed(
                """
                {"outcome":"WRONG","reason":"VALUE","text":"t","case":"c",
                 "remarks":[{"reason":"ALLCLOSE","text":"right elsewhere"}]}
                """))
        .isEqualTo(
            new Reply.Wrong(
                "n=8",
                Reason.VALUE,
                "t",
                "c",
                List.of(new Evidence(Reason.ALLCLOSE, "right elsewhere"))));
  }

  @Test
  void takesTheRunnerThatWasAskedAboutWhereTheReplyNamesNone() {
    assertThat(parsed("{\"outcome\":\"DIED\",\"case\":\"c\"}"))
        .isEqualTo(new Reply.Died("n=8", "c"));
    assertThat(parsed("{\"runner\":\"n=1\",\"outcome\":\"DIED\"}"))
        .isEqualTo(new Reply.Died("n=1", ""));
    assertThat(parsed("{\"outcome\":\"TIMED_OUT\",\"case\":\"c\"}"))
        .isEqualTo(new Reply.Late("n=8", "c", ""));
    assertThat(parsed("{\"outcome\":\"TIMED_OUT\",\"case\":\"c\",\"text\":\"rank 0 is done\"}"))
        .isEqualTo(new Reply.Late("n=8", "c", "rank 0 is done"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"outcome\":\"INFRA_FAILED\",\"text\":\"mmap: no memory\"}|mmap: no memory",
        "{\"outcome\":\"PERFECT\"}|unknown outcome 'PERFECT'",
        "{}|unknown outcome ''",
        "[]|unknown outcome ''",
        "3|unknown outcome ''",
        "{\"outcome\":7}|unknown outcome '7'",
        "{\"outcome\":\"WRONG\",\"reason\":\"UGLY\",\"text\":\"t\"}|unknown reason 'UGLY': t",
        "{\"outcome\":\"WRONG\",\"text\":\"t\"}|unknown reason '': t",
      })
  void anythingElseIsTroubleOfOurOwn(String json, String text) {
    assertThat(parsed(json)).isEqualTo(new Reply.Broken(text));
  }

  /** A shell that answers whatever it is asked with the question, as JSON. */
  private JudgeProcess talking(String script) throws Exception {
    return new JudgeProcess(
        Conversation.start(List.of("/bin/sh", "-c", script), folder.resolve("errors")));
  }

  @Test
  void asksInTheJudgesWords() throws Exception {
    String echo =
        "while read line; do echo \"{\\\"outcome\\\":\\\"no\\\",\\\"text\\\":\\\"$line\\\"}\"; done";
    try (JudgeProcess judge = talking(echo)) {
      assertThat(judge.check("n=2", 1.5)).isEqualTo(new Reply.Broken("check n=2 1500"));
      assertThat(judge.block(3, 7, 0.25, List.of("n=1", "n=2"), Set.of("n=2")))
          .isEqualTo(new Reply.Broken("block 3 7 250 n=1 +n=2"));
      assertThat(judge.block(3, 7, 10, List.of(), Set.of()))
          .isEqualTo(new Reply.Broken("block 3 7 10000"));
      assertThat(judge.examples()).isEqualTo(new Reply.Broken("examples"));
    }
  }

  @Test
  void saysWhatADeadJudgeComplainedAbout() throws Exception {
    try (JudgeProcess judge = talking("read line; echo out of chairs >&2; exit 1")) {
      assertThat(judge.examples())
          .isEqualTo(
              new Reply.Broken("the judge ended while it was asked 'examples': out of chairs"));
    }
  }

  @Test
  void doesNotTakeChatterForAnAnswer() throws Exception {
    try (JudgeProcess judge = talking("read line; echo hello; read more")) {
      assertThat(judge.examples()).isInstanceOf(Reply.Broken.class);
    }
  }

  @Test
  void canBeInterruptedWhileTheJudgeIsSilent() throws Exception {
    try (JudgeProcess judge = talking("read line; sleep 60")) {
      Thread.currentThread().interrupt();
      long begin = System.nanoTime();
      assertThatExceptionOfType(InterruptedException.class).isThrownBy(judge::examples);
      assertThat(System.nanoTime() - begin).isLessThan(5_000_000_000L);
      Thread.currentThread().interrupt();
    }
    assertThat(Thread.interrupted()).as("the interrupt was kept").isTrue();
  }
}
