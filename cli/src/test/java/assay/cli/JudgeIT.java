package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** One candidate, one verdict. */
final class JudgeIT {
  @TempDir Path folder;

  @Test
  void keepsTheContract() throws IOException {
    Path file = Files.writeString(folder.resolve("average.cpp"), Answers.CORRECT);
    Invocation judged = judge("", file.toString(), "--json", "--require", "correct");
    assertThat(judged.code()).isZero();
    JsonNode verdict = judged.json();
    assertThat(verdict.propertyNames())
        .containsExactly(
            "task", "outcome", "evidence", "build", "timing", "configurations", "flags");
    assertThat(verdict.path("task").asString()).isEqualTo(Answers.TASK);
    assertThat(verdict.path("outcome").asString()).isEqualTo("CORRECT");
    assertThat(verdict.path("build").propertyNames()).containsExactly("seconds", "log");
    assertThat(verdict.path("timing").propertyNames())
        .containsExactly(
            "lane",
            "n",
            "reference_ms",
            "candidate_ms",
            "speedup",
            "low",
            "high",
            "stop",
            "samples");
    assertThat(verdict.path("timing").path("samples")).isNotEmpty();
  }

  @Test
  void timesAtOtherSizesWhereAsked() {
    JsonNode verdict =
        Invocation.with(
                folder,
                Answers.CORRECT,
                "judge",
                "-",
                "--task",
                Answers.TASK,
                "--timing",
                "quick@1/16",
                "--json")
            .json();
    assertThat(verdict.path("outcome").asString()).isEqualTo("CORRECT");
    List<Double> sizes = new ArrayList<>();
    List<Double> milliseconds = new ArrayList<>();
    for (JsonNode one : verdict.path("configurations")) {
      if (one.path("n").asInt() == 1) {
        sizes.add(one.path("size").asDouble(1));
        milliseconds.add(one.path("timing").path("reference_ms").asDouble());
      }
    }
    assertThat(sizes).containsExactly(1.0 / 16, 1.0);
    assertThat(milliseconds.getFirst()).isPositive().isLessThan(milliseconds.getLast() / 4);
    assertThat(verdict.path("timing").path("reference_ms").asDouble())
        .isGreaterThan(4 * milliseconds.getFirst());
  }

  @Test
  void aFailureAtAnotherSizeStandsBesideTheVerdict() {
    String small =
        Answers.CORRECT.replace(
            "double sum = 0;", "if (x.size() > 3000000) return -1;\ndouble sum = 0;");
    JsonNode verdict =
        Invocation.with(
                folder,
                small,
                "judge",
                "-",
                "--task",
                Answers.TASK,
                "--timing",
                "quick@2",
                "--json")
            .json();
    assertThat(verdict.path("outcome").asString()).isEqualTo("CORRECT");
    assertThat(verdict.path("timing").path("speedup").asDouble()).isPositive();
    JsonNode there = verdict.path("configurations").path(0);
    assertThat(there.path("name").asString()).isEqualTo("n=1 size=2");
    assertThat(there.path("outcome").asString()).isEqualTo("WRONG");
    assertThat(there.path("timing").isNull()).isTrue();
  }

  @Test
  void readsACandidateFromStandardInput() {
    Invocation judged = judge(Answers.WRONG, "-");
    assertThat(judged.code()).isZero();
    assertThat(judged.out()).startsWith("WRONG\n  VALUE: ").contains("n=1            WRONG");
  }

  @Test
  void extractsFromARawAnswer() {
    String answer = "Sure!\n```cpp\n" + Answers.WRONG + "```\nHope that helps.";
    assertThat(judge(answer, "-", "--raw", "--json").json().path("outcome").asString())
        .isEqualTo("WRONG");
    Invocation nothing = judge("No.", "-", "--raw", "--json");
    assertThat(nothing.json().path("outcome").asString()).isEqualTo("NO_CODE");
    assertThat(nothing.json().path("timing").isNull()).isTrue();
    assertThat(nothing.code()).isZero();
  }

  @Test
  void gatesOnARequirement() {
    assertThat(judge(Answers.WRONG, "-", "--require", "correct").code()).isEqualTo(1);
    assertThat(judge(Answers.WRONG, "-", "--require", "built").code()).isZero();
  }

  @Test
  void refusesWhatIsNotThere() {
    assertThat(judge("", folder.resolve("missing.cpp").toString()).error())
        .isEqualTo(
            "The file " + folder.resolve("missing.cpp") + " cannot be read; check the name.\n");
    Invocation unknown =
        Invocation.of(folder, "judge", "-", "--task", "parallel/reduce/average/opm");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.error())
        .isEqualTo(
            "There is no task 'parallel/reduce/average/opm'; did you mean"
                + " 'parallel/reduce/average/omp'? (./assay tasks lists them).\n");
  }

  private Invocation judge(String input, String file, String... more) {
    List<String> words =
        new ArrayList<>(List.of("judge", file, "--task", Answers.TASK, "--timing", "quick"));
    words.addAll(List.of(more));
    return Invocation.with(folder, input, words.toArray(String[]::new));
  }
}
