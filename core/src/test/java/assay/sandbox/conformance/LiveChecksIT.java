package assay.sandbox.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import assay.sandbox.Confinement;
import assay.sandbox.Exit;
import assay.sandbox.Filter;
import assay.sandbox.Limits;
import assay.sandbox.PlainProcess;
import assay.sandbox.Workbench;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Every check can fail: its program succeeds where the layer that stops it is missing. */
class LiveChecksIT {
  private static final Limits GENEROUS =
      new Limits(Duration.ofSeconds(15), 0, 0, 0, 0, 0, 64, 0, 256);

  @TempDir static Path folder;
  static Workbench bench;
  static Conformance confined;
  static Conformance loose;

  @BeforeAll
  static void prepare() throws Exception {
    bench = Workbench.in(folder);
    confined = new Conformance(bench.sandbox(), bench.build(), folder);
    loose = new Conformance(bench.unsafe(), bench.build(), folder);
  }

  @ParameterizedTest
  @EnumSource(
      value = Check.class,
      mode = Mode.EXCLUDE,
      names = {
        "ROOT_READ_ONLY",
        "DAEMON_DIES",
        "ENVIRONMENT_EMPTY",
        "SUPERVISOR_UNKILLABLE",
        "SUPERVISOR_UNTRACEABLE",
        "SUPERVISOR_OPAQUE",
        "COMMAND_LINE_HARMLESS",
        "REPORT_OUT_OF_REACH",
        "NO_MOUNT",
        "NO_CORE_DUMP",
        "THREAD_WORKS"
      })
  void breaksWithoutTheSandbox(Check check) throws Exception {
    Conformance.Result result = loose.run(check, Filter.NONE, GENEROUS);
    assertThat(result.kept()).as("%s: %s", check.promise(), result.observed()).isFalse();
    assertThat(result.observed()).doesNotContain("did not start");
  }

  @Test
  void theSupervisorCanBeKilledWhereItIsNotTheFirstProcess() throws Exception {
    Conformance.Result result = loose.run(Check.SUPERVISOR_UNKILLABLE, Filter.NONE, GENEROUS);
    assertThat(result.kept()).isFalse();
  }

  @Test
  void theRootIsWritableUntilItIsRemounted() throws Exception {
    List<String> words = commandLine(Check.ROOT_READ_ONLY);
    int at = Collections.lastIndexOfSubList(words, List.of("--remount-ro", "/"));
    words.subList(at, at + 2).clear();
    assertThat(reportOf(words)).contains("\"exit\":1");
  }

  @Test
  void capabilitiesWouldAllowMounting() throws Exception {
    List<String> words = commandLine(Check.NO_MOUNT);
    words.set(words.indexOf("--cap-drop"), "--cap-add");
    assertThat(reportOf(words)).contains("\"exit\":1");
  }

  @Test
  void aThreadNeedsItsFilter() throws Exception {
    assertThat(confined.run(Check.THREAD_WORKS, Filter.SERIAL, Check.LIMITS).kept()).isFalse();
  }

  @Test
  void aDaemonOutlivesAPlainProcess() throws Exception {
    Path work = Files.createTempDirectory(folder, "haunted-");
    PlainProcess.Result result =
        PlainProcess.of(confined.program(Check.DAEMON_DIES).toString()).in(work).run();
    assertThat(result.succeeded()).isTrue();
    long before = Files.size(work.resolve("heartbeat"));
    Thread.sleep(Duration.ofMillis(200));
    assertThat(Files.size(work.resolve("heartbeat"))).isGreaterThan(before);
  }

  @Test
  void anEnvironmentWouldBeSeen() throws Exception {
    Confinement confinement =
        confinement(Check.ENVIRONMENT_EMPTY).withEnvironment(Map.of("SECRET", "abc"));
    assertThat(bench.sandbox().run(confinement).exit()).isEqualTo(new Exit.Exited(1));
  }

  @Test
  void anOrdinaryParentHidesNothing() throws Exception {
    assertThat(bare(Check.SUPERVISOR_OPAQUE, "\"$0\"; exit $?")).isEqualTo(new Exit.Exited(1));
  }

  @Test
  void anOrdinaryParentCanBeTraced() throws Exception {
    Path yama = Path.of("/proc/sys/kernel/yama/ptrace_scope");
    assumeThat(Files.notExists(yama) || Files.readString(yama).startsWith("0")).isTrue();
    assertThat(bare(Check.SUPERVISOR_UNTRACEABLE, "\"$0\"; exit $?")).isEqualTo(new Exit.Exited(1));
  }

  @Test
  void anOrdinaryParentShowsItsPaths() throws Exception {
    assertThat(bare(Check.COMMAND_LINE_HARMLESS, "\"$0\" || exit 1 # /no/such/path"))
        .isEqualTo(new Exit.Exited(1));
  }

  @Test
  void anOrdinaryParentPassesDescriptorsOn() throws Exception {
    assertThat(bare(Check.REPORT_OUT_OF_REACH, "exec 7</dev/null; exec \"$0\""))
        .isEqualTo(new Exit.Exited(1));
  }

  @Test
  void anOrdinaryParentPassesCoreDumpsOn() throws Exception {
    assumeThat(bare(Check.NO_CORE_DUMP, "test $(ulimit -H -c) != 0")).isEqualTo(new Exit.Exited(0));
    assertThat(bare(Check.NO_CORE_DUMP, "exec \"$0\"")).isEqualTo(new Exit.Exited(1));
  }

  /** Runs the check's program under a shell and nothing else. */
  private static Exit bare(Check check, String script) throws Exception {
    return PlainProcess.of("/bin/sh", "-c", script, confined.program(check).toString())
        .run()
        .exit();
  }

  private static Confinement confinement(Check check) throws Exception {
    Path work = bench.sandbox().workFolder(folder, 0);
    return confined.confinement(check, check.filter(), check.limits(), work, folder);
  }

  private static List<String> commandLine(Check check) throws Exception {
    return new ArrayList<>(bench.sandbox().commandLine(confinement(check)));
  }

  private static String reportOf(List<String> words) throws Exception {
    PlainProcess.Result result = PlainProcess.of(words).run();
    assertThat(result.succeeded()).as(result.stderr()).isTrue();
    return Files.readString(Path.of(words.get(words.indexOf("--report") + 1)));
  }
}
