package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import assay.judge.Case;
import assay.sandbox.Conversation;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.problem.ProblemLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * How the judge treats a candidate that computes on a device, with a file in memory as the device:
 * inputs appear there, results are seized there, and who still computes is found out.
 */
class DeviceJudgeIT {
  private static final JsonMapper JSON = new JsonMapper();

  @TempDir static Path folder;
  private static SanitizedJudge build;

  @BeforeAll
  static void compile() throws Exception {
    build = new SanitizedJudge(folder);
    build.compileParts();
  }

  private static Problem problem(String id) throws Exception {
    Path pack = Path.of(System.getProperty("assay.home"), "packs/parallel");
    return ProblemLoader.loadPack(pack).problems().stream()
        .filter(one -> one.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  /** What the judge replies to each of the commands. */
  private static List<JsonNode> replies(String id, String candidate, String... commands)
      throws Exception {
    Problem problem = problem(id);
    ParallelTask task =
        new ParallelTask("parallel", problem, ExecutionModel.CUDA, Optional.empty());
    StringBuilder job = new StringBuilder();
    job.append("runner reference\nargument ").append(build.runner(problem, false)).append("\n");
    job.append("runner gpu\ndevice 0\nargument ");
    job.append(build.deviceRunner(problem, candidate)).append("\n");
    task.cases().forEach(one -> job.append("case ").append(line(one)).append("\n"));
    job.append("timed ").append(line(task.cases().getLast())).append("\n");
    Path file = Files.writeString(Files.createTempFile(folder, "job", ""), job);
    Path errors = Files.createTempFile(folder, "errors", "");
    List<String> words = List.of(build.deviceJudge(problem).toString(), file.toString());
    List<JsonNode> replies = new java.util.ArrayList<>();
    try (Conversation judge = Conversation.start(words, errors)) {
      for (String command : commands) {
        replies.add(JSON.readTree(judge.ask(command)));
      }
    }
    assertThat(errors).isEmptyFile();
    return replies;
  }

  private static String line(Case one) {
    StringBuilder text = new StringBuilder(one.distribution());
    one.sizes().forEach(size -> text.append(' ').append(size));
    return text.toString();
  }

  private static String outcome(JsonNode reply) {
    return reply.path("outcome").asString();
  }

  private static String sums(String loop) {
    return "void prefixSum(const double* x, double* output, size_t n) {\n%s\n}\n".formatted(loop);
  }

  private static final String RIGHT =
      "double sum = 0; for (size_t i = 0; i < n; ++i) output[i] = sum += x[i];";

  @Test
  void aRightCandidateIsRightAndTimed() throws Exception {
    for (JsonNode reply :
        replies("scan/prefix-sum", sums(RIGHT), "check gpu 5000", "block 3 4 5000 gpu")) {
      assertThat(outcome(reply)).as("%s", reply).isEqualTo("CORRECT");
    }
  }

  @Test
  void whatIsReturnedIsTakenFromTheHost() throws Exception {
    String right =
        """
        double average(const double* x, size_t n) {
          double sum = 0;
          for (size_t i = 0; i < n; ++i) sum += x[i];
          return n == 0 ? 0 : sum / static_cast<double>(n);
        }
        """;
    for (JsonNode reply :
        replies("reduce/average", right, "check gpu 5000", "block 2 3 5000 gpu")) {
      assertThat(outcome(reply)).as("%s", reply).isEqualTo("CORRECT");
    }
  }

  @Test
  void aWrongCandidateIsWrong() throws Exception {
    JsonNode reply =
        replies("scan/prefix-sum", sums("if (n > 0) output[0] = x[0];"), "check gpu 5000")
            .getFirst();
    assertThat(outcome(reply)).isEqualTo("WRONG");
    assertThat(reply.path("text").asString()).contains("nan, expected");
  }

  @Test
  void whatIsFinishedAfterTheCallIsLost() throws Exception {
    String late = "std::thread([=] { usleep(2000); %s }).detach();".formatted(RIGHT);
    assertThat(outcome(replies("scan/prefix-sum", sums(late), "check gpu 5000").getFirst()))
        .isEqualTo("WRONG");
  }

  @Test
  void whoLeavesWorkOnTheDeviceIsFoundOut() throws Exception {
    for (JsonNode reply :
        replies(
            "scan/prefix-sum",
            sums(RIGHT + " leave_work(3600);"),
            "check gpu 5000",
            "block 1 1 5000 gpu")) {
      assertThat(outcome(reply)).as("%s", reply).isEqualTo("LEFT_WORK");
    }
  }

  /** Others use the device for a moment when they start or end, and nobody can tell who it was. */
  @Test
  void workThatEndsIsNobodysFaultOnce() throws Exception {
    String once = " static bool first = true; if (first) leave_work(0.1); first = false;";
    for (JsonNode reply :
        replies("scan/prefix-sum", sums(RIGHT + once), "check gpu 5000", "block 1 1 5000 gpu")) {
      assertThat(outcome(reply)).as("%s", reply).isEqualTo("CORRECT");
    }
  }

  @Test
  void whoLeavesSomeAfterEveryCallIsFoundOut() throws Exception {
    for (JsonNode reply :
        replies(
            "scan/prefix-sum",
            sums(RIGHT + " leave_work(0.1);"),
            "check gpu 5000",
            "block 1 1 5000 gpu")) {
      assertThat(outcome(reply)).as("%s", reply).isEqualTo("LEFT_WORK");
    }
  }

  @Test
  void aJudgeWithoutADeviceSaysSo() throws Exception {
    Problem problem = problem("scan/prefix-sum");
    Path file =
        Files.writeString(
            folder.resolve("deviceless"), "runner gpu\ndevice 0\nargument /bin/true\n");
    Path errors = Files.createTempFile(folder, "errors", "");
    List<String> words = List.of(build.judge(problem).toString(), file.toString());
    try (Conversation judge = Conversation.start(words, errors)) {
      JsonNode reply = JSON.readTree(judge.ask("check gpu 5000"));
      assertThat(outcome(reply)).isEqualTo("INFRA_FAILED");
      assertThat(reply.path("text").asString()).contains("built without a device");
    }
  }
}
