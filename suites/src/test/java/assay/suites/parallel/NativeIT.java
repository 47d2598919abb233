package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.judge.Case;
import assay.sandbox.Cgroups;
import assay.sandbox.Conversation;
import assay.sandbox.Group;
import assay.sandbox.Limits;
import assay.sandbox.PlainProcess;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.problem.ProblemLoader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The native parts under sanitizers, outside the sandbox, against honest and hostile runners. */
class NativeIT {
  private static final JsonMapper JSON = new JsonMapper();
  private static final Duration FUZZING = Duration.ofSeconds(12);
  private static final int CALL_LIMIT_MS = 150;
  private static final Duration LONGEST_REPLY = Duration.ofSeconds(15);

  @TempDir static Path folder;
  private static SanitizedJudge build;
  private static Path scribbler;
  private static Map<String, Problem> problems;

  @BeforeAll
  static void compile() throws Exception {
    build = new SanitizedJudge(folder);
    build.compileParts();
    scribbler = build.program("scribbler", false, "test/scribbler.cpp");
    problems = new TreeMap<>();
    Path pack = Path.of(System.getProperty("assay.home"), "packs/parallel");
    for (Problem problem : ProblemLoader.loadPack(pack).problems()) {
      problems.put(problem.name(), problem);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "judge_parts,test/judge_parts.cpp judge/job.cpp",
    "runner_parts,test/runner_parts.cpp runner/borrowed.cpp test/sanitized.cpp",
    "device_parts,test/device_parts.cpp test/device/device.cpp judge/device_arguments.cpp"
        + " judge/runner_process.cpp judge/process_tree.cpp judge/shared_memory.cpp judge/hands.cpp",
  })
  void partsDoWhatTheySay(String name, String sources) throws Exception {
    PlainProcess.Result result =
        PlainProcess.of(build.program(name, true, sources.split(" ")).toString()).run();
    assertThat(result.succeeded()).as(result.stderr()).isTrue();
  }

  private static Problem problem(String name) {
    return Objects.requireNonNull(problems.get(name));
  }

  private static Path judge(String problem) throws Exception {
    return build.judge(problem(problem));
  }

  /** Starts a judge of the problem whose job also holds the given lines. */
  private static Conversation start(String problem, Optional<Path> cgroup, String lines)
      throws Exception {
    ParallelTask task =
        new ParallelTask("parallel", problem(problem), ExecutionModel.SERIAL, Optional.empty());
    StringBuilder job = new StringBuilder();
    Path runner = folder.resolve(problem + "-runner");
    if (!Files.exists(runner)) {
      build.runner(problem(problem), false);
    }
    job.append("runner reference\nargument ").append(runner).append("\n").append(lines);
    task.cases().forEach(one -> job.append("case ").append(line(one)).append("\n"));
    job.append("timed ").append(line(task.cases().get(task.cases().size() / 2))).append("\n");
    cgroup.ifPresent(place -> job.append("cgroup ").append(place).append("\n"));
    Path file = Files.writeString(Files.createTempFile(folder, "job", ""), job);
    return Conversation.start(
        List.of(judge(problem).toString(), file.toString()),
        Files.createTempFile(folder, "errors", ""));
  }

  private static String line(Case one) {
    StringBuilder text = new StringBuilder(one.distribution());
    one.sizes().forEach(size -> text.append(' ').append(size));
    return text.toString();
  }

  private static JsonNode ask(Conversation judge, String command) throws Exception {
    try {
      return JSON.readTree(judge.ask(command));
    } catch (IOException e) {
      throw new AssertionError("'" + command + "' ended the judge: " + judge.complaint(), e);
    }
  }

  /** The group to freeze by, or none for signals; empty of folders where groups cannot be had. */
  private static Group group(String freezer) throws IOException {
    Group group =
        (freezer.equals("group") ? Cgroups.detect() : Cgroups.none()).create(Limits.run());
    assumeTrue(
        freezer.equals("signals") || group.unified().isPresent(),
        "control groups of version 2 cannot be made here");
    return group;
  }

  @ParameterizedTest
  @CsvSource({
    "signals,prefix-sum",
    "group,prefix-sum",
    "signals,convex-hull",
    "group,structs-by-key",
  })
  void theReferenceIsRightByItsOwnJudge(String freezer, String problem) throws Exception {
    Path careful = build.runner(problem(problem), true);
    String lines = "runner n=1\nargument " + careful + "\n";
    try (Group group = group(freezer);
        Conversation judge = start(problem, group.unified(), lines)) {
      assertThat(ask(judge, "examples").path("outcome").asString()).isEqualTo("CORRECT");
      JsonNode checked = ask(judge, "check n=1 5000");
      assertThat(checked.path("outcome").asString()).as("%s", checked).isEqualTo("CORRECT");
      JsonNode block = ask(judge, "block 3 2 5000 n=1");
      assertThat(block.path("outcome").asString()).as("%s", block).isEqualTo("CORRECT");
      for (String runner : List.of("reference", "n=1")) {
        JsonNode times = block.path("runners").path(runner);
        assertThat(times.path("milliseconds")).hasSizeBetween(3, 5);
        assertThat(times.path("frozen_cpu").asDouble()).as(runner).isLessThan(1e-4);
        assertThat(times.path("cpu").asDouble()).as(runner).isPositive();
      }
    }
  }

  /** One liar, or several that a shell gives a segment each. */
  private static String scribbling(long seed, int ranks) {
    if (ranks == 1) {
      return "argument %s%nargument %d%n".formatted(scribbler, seed);
    }
    StringBuilder script = new StringBuilder();
    for (int rank = 0; rank < ranks; rank++) {
      script.append("%s %d 3<&%d & ".formatted(scribbler, seed + 7919L * rank, 3 + rank));
    }
    return "argument /bin/sh%nargument -c%nargument %swait%n".formatted(script);
  }

  @ParameterizedTest
  @CsvSource({
    "signals,convex-hull,1",
    "group,convex-hull,1",
    "signals,structs-by-key,2",
    "group,prefix-sum,2"
  })
  void aJudgeOutlivesWhateverARunnerScribbles(String freezer, String problem, int ranks)
      throws Exception {
    long first = System.nanoTime();
    StringBuilder lines = new StringBuilder("runner n=1\nargument ");
    lines.append(build.runner(problem(problem), false)).append('\n');
    for (long i = 0; i < 1000; i++) {
      lines
          .append("runner s%d%nranks %d%n".formatted(i, ranks))
          .append(scribbling(first + i, ranks));
    }
    try (Group group = group(freezer);
        Conversation judge = start(problem, group.unified(), lines.toString())) {
      Map<String, Integer> outcomes = new TreeMap<>();
      long end = System.nanoTime() + FUZZING.toNanos();
      int rounds = 0;
      for (; rounds < 1000 && System.nanoTime() < end; rounds++) {
        String command =
            rounds % 2 == 0
                ? "check s%d %d".formatted(rounds, CALL_LIMIT_MS)
                : "block 2 2 %d s%d".formatted(CALL_LIMIT_MS, rounds);
        long begin = System.nanoTime();
        JsonNode reply = ask(judge, command);
        String what = "seed " + (first + rounds) + " on '" + command + "': " + reply;
        assertThat(reply.path("outcome").asString()).as(what).isIn("WRONG", "DIED", "TIMED_OUT");
        assertThat(Duration.ofNanos(System.nanoTime() - begin)).as(what).isLessThan(LONGEST_REPLY);
        outcomes.merge(reply.path("outcome").asString(), 1, Integer::sum);
      }
      System.out.println(
          "%s, %s: %d seeds from %d: %s".formatted(problem, freezer, rounds, first, outcomes));
      assertThat(outcomes).containsKeys("WRONG", "DIED");
      assertThat(ask(judge, "check n=1 5000").path("outcome").asString())
          .as("an honest runner after all that")
          .isEqualTo("CORRECT");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"check nobody 100", "block 0 1 100", "block 1 0 100", "dance", "check"})
  void anUnknownCommandIsAnAnswerNotTheEnd(String command) throws Exception {
    try (Conversation judge = start("prefix-sum", Optional.empty(), "")) {
      JsonNode reply = ask(judge, command);
      assertThat(reply.path("outcome").asString()).isEqualTo("INFRA_FAILED");
      assertThat(reply.path("text").asString())
          .containsAnyOf("unknown command", "no runner nobody");
      assertThat(ask(judge, "examples").path("outcome").asString()).isEqualTo("CORRECT");
    }
  }

  /** What starts the ranks is ours, and so is its failure. */
  @Tag("slow")
  @Test
  void ranksThatNobodyStartsAreNoFaultOfTheCandidate() throws Exception {
    String lines = "runner n=2\nranks 2\nargument /bin/sleep\nargument 60\n";
    try (Conversation judge = start("prefix-sum", Optional.empty(), lines)) {
      JsonNode reply = ask(judge, "check n=2 100");
      assertThat(reply.path("outcome").asString()).isEqualTo("INFRA_FAILED");
      assertThat(reply.path("text").asString()).contains("not all ranks of n=2 were started");
    }
  }

  @Test
  void aRunnerThatDoesNotStartHasDied() throws Exception {
    String lines = "runner n=1\nargument /nowhere/runner\n";
    try (Conversation judge = start("prefix-sum", Optional.empty(), lines)) {
      assertThat(ask(judge, "check n=1 100").path("outcome").asString()).isEqualTo("DIED");
    }
  }
}
