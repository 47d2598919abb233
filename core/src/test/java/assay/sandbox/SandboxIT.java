package assay.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SandboxIT {
  private static final Path PROGRAM = Path.of("/program");

  @TempDir static Path folder;
  static Workbench bench;
  static Sandbox sandbox;

  @BeforeAll
  static void prepare() throws Exception {
    bench = Workbench.in(folder);
    sandbox = bench.sandbox();
  }

  @Test
  void reportsExitCodes() throws Exception {
    assertThat(shell("exit 7").exit()).isEqualTo(new Exit.Exited(7));
  }

  @Test
  void reportsSignals() throws Exception {
    assertThat(shell("kill -SEGV $$").exit()).isEqualTo(new Exit.Signalled(11));
  }

  @Test
  void saysWhyNothingStarted() throws Exception {
    Finished finished = sandbox.run(confine(Filter.SERIAL, Limits.run(), "/no/such/program"));
    assertThat(finished.exit())
        .isEqualTo(
            new Exit.FailedToStart(
                "launcher: cannot start /no/such/program: No such file or directory"));
  }

  @Test
  void measuresTimeAndMemory() throws Exception {
    Usage usage = burn(Limits.run(), 300, 100).usage();
    assertThat(usage.userMs() + usage.systemMs()).isBetween(250.0, 1500.0);
    assertThat(usage.wallMs()).isGreaterThanOrEqualTo(250.0);
    assertThat(usage.maxRssKb()).isBetween(100_000L, 130_000L);
  }

  @Test
  void aSmallProgramIsNotBilledForItsStarter() throws Exception {
    assertThat(shell("exit 0").usage().maxRssKb()).isLessThan(10_000);
  }

  @Test
  void capsTheOutput() throws Exception {
    Finished finished =
        sandbox.run(confine(Filter.SERIAL, Limits.run(), "/usr/bin/yes", "endless"));
    assertThat(finished.offences()).containsExactly(Offence.FILE_SIZE);
    assertThat(Files.size(finished.stdout())).isEqualTo((long) Limits.run().fileMb() << 20);
  }

  @Test
  void killsTheWholeTreeWhenTimeIsUp() throws Exception {
    Limits short500 = Limits.run().withWall(Duration.ofMillis(500));
    String mark = "86417.25";
    Finished finished =
        sandbox.run(
            confine(
                Filter.PROCESSES,
                short500,
                "/bin/sh",
                "-c",
                "sleep " + mark + " & setsid sleep " + mark + " & sleep " + mark));
    assertThat(finished.exit()).isEqualTo(new Exit.TimedOut());
    assertThat(finished.usage().wallMs()).isBetween(500.0, 5000.0);
    assertThat(runningWith(mark)).isEmpty();
  }

  @Test
  void anInterruptEndsTheProgram() throws Exception {
    String mark = "86417.5";
    AtomicReference<Throwable> ending = new AtomicReference<>();
    Thread waiting =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    sandbox.run(confine(Filter.SERIAL, Limits.run(), "/usr/bin/sleep", mark));
                  } catch (Exception e) {
                    ending.set(e);
                  }
                });
    await(() -> !runningWith(mark).isEmpty());
    waiting.interrupt();
    waiting.join();
    assertThat(ending.get()).isInstanceOf(InterruptedException.class);
    await(() -> runningWith(mark).isEmpty());
  }

  @Test
  void keepsToItsCores() throws Exception {
    Confinement confinement = confine(Filter.PROCESSES, Limits.run(), "/usr/bin/nproc").onCpus("0");
    Finished finished = sandbox.run(confinement);
    assertThat(Files.readString(finished.stdout())).isEqualTo("1\n");
  }

  @Test
  void givesTheEnvironmentAndNothingElse() throws Exception {
    Finished finished =
        sandbox.run(
            confine(Filter.SERIAL, Limits.run(), "/usr/bin/env")
                .withEnvironment(Map.of("OMP_NUM_THREADS", "4")));
    assertThat(Files.readString(finished.stdout())).isEqualTo("OMP_NUM_THREADS=4\n");
  }

  @Test
  void handsTheSegmentOn() throws Exception {
    Path segment = Files.write(folder.resolve("segment"), new byte[4096]);
    Confinement confinement =
        confine(Filter.SERIAL, Limits.run(), PROGRAM.toString())
            .reading(new Mount(bench.built("segment"), PROGRAM))
            .passingSegment();
    List<String> words =
        new ArrayList<>(
            List.of("/bin/sh", "-c", "exec 3<>\"$0\"; exec \"$@\"", segment.toString()));
    words.addAll(sandbox.commandLine(confinement));
    assertThat(PlainProcess.of(words).run().succeeded()).isTrue();
    assertThat(Files.readString(confinement.output().report())).contains("\"exit\":0");
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(segment)).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(bytes.getInt()).isEqualTo(1);
  }

  @Test
  void refusesToPassASegmentThatIsNotThere() throws Exception {
    Confinement confinement =
        confine(Filter.SERIAL, Limits.run(), "/usr/bin/true").passingSegment();
    assertThat(sandbox.run(confinement).exit())
        .isEqualTo(new Exit.FailedToStart("launcher: no segment is open at descriptor 3"));
  }

  @Test
  void theGroupBoundsAllMemoryTogether() throws Exception {
    assumeThat(sandbox.protections().active()).contains(Protection.MEMORY_GROUP);
    Limits small = new Limits(Duration.ofSeconds(20), 0, 0, 0, 64, 32, 16, 8, 16);
    Finished finished = burn(small, 10, 200);
    assertThat(finished.exit()).isEqualTo(new Exit.Signalled(9));
    assertThat(finished.offences()).containsExactly(Offence.MEMORY);
  }

  @Test
  void theGroupFreezesTheProgram() throws Exception {
    assumeThat(sandbox.protections().active()).contains(Protection.FREEZER);
    try (Group group = sandbox.group(Limits.run())) {
      Path freezer = group.freezer().orElseThrow();
      boolean unified = freezer.endsWith("cgroup.freeze");
      Confinement confinement = burning(Limits.run(), 600, 1);
      List<String> words = sandbox.commandLine(confinement, group.folders());
      Thread running = Thread.ofVirtual().start(() -> runQuietly(words));
      await(() -> Files.exists(confinement.output().report()));
      Files.writeString(freezer, unified ? "1" : "FROZEN");
      Thread.sleep(Duration.ofMillis(1500));
      boolean aliveWhileFrozen = running.isAlive();
      Files.writeString(freezer, unified ? "0" : "THAWED");
      running.join();
      assertThat(aliveWhileFrozen).isTrue();
      assertThat(sandbox.finished(confinement, 0, group).exit()).isEqualTo(new Exit.Exited(0));
    }
  }

  @Test
  void withoutASandboxPathsAreTranslatedAndLimitsHold() throws Exception {
    Sandbox unsafe = bench.unsafe();
    Path work = unsafe.workFolder(folder, 0);
    Confinement confinement =
        confine(Filter.PROCESSES, Limits.run(), "/bin/sh", "-c", "pwd; ulimit -f", "/box/x")
            .writing(new Mount(work, Path.of("/box")));
    Finished finished = unsafe.run(confinement);
    assertThat(finished.exit()).isEqualTo(new Exit.Exited(0));
    assertThat(Files.readString(finished.stdout()))
        .isEqualTo(work + "\n" + (Limits.run().fileMb() << 11) + "\n");
    assertThat(unsafe.protections().missing()).contains(Protection.NAMESPACES);
  }

  @Test
  void aFolderMountedFromNowhereIsAnError() {
    Confinement confinement =
        confine(Filter.SERIAL, Limits.run(), "/usr/bin/true")
            .reading(Mount.same(Path.of("/no/such/folder")));
    assertThatExceptionOfType(java.io.IOException.class)
        .isThrownBy(() -> sandbox.run(confinement))
        .withMessageContaining("/no/such/folder");
  }

  @Test
  void tellsWhatAStartCosts() throws Exception {
    double[] milliseconds = new double[20];
    for (int i = 0; i < milliseconds.length; i++) {
      long before = System.nanoTime();
      sandbox.run(confine(Filter.SERIAL, Limits.run(), "/usr/bin/true"));
      milliseconds[i] = (System.nanoTime() - before) / 1e6;
    }
    Arrays.sort(milliseconds);
    System.out.printf(
        "a confined start: %.1f ms at best, %.1f ms in the middle%n",
        milliseconds[0], milliseconds[milliseconds.length / 2]);
  }

  private static Finished shell(String script) throws Exception {
    return sandbox.run(confine(Filter.PROCESSES, Limits.run(), "/bin/sh", "-c", script));
  }

  private static Finished burn(Limits limits, int milliseconds, int megabytes) throws Exception {
    return sandbox.run(burning(limits, milliseconds, megabytes));
  }

  private static Confinement burning(Limits limits, int milliseconds, int megabytes)
      throws Exception {
    return confine(Filter.SERIAL, limits, PROGRAM.toString(), milliseconds + "", megabytes + "")
        .reading(new Mount(bench.built("burn"), PROGRAM));
  }

  private static Confinement confine(Filter filter, Limits limits, String... command) {
    try {
      return Confinement.of(List.of(command), filter, limits, bench.output());
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static void runQuietly(List<String> words) {
    try {
      PlainProcess.of(words).run();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private interface Condition {
    boolean holds() throws Exception;
  }

  private static void await(Condition condition) throws Exception {
    for (int i = 0; i < 500 && !condition.holds(); i++) {
      Thread.sleep(Duration.ofMillis(10));
    }
    assertThat(condition.holds()).isTrue();
  }

  private static List<Long> runningWith(String argument) {
    return ProcessHandle.allProcesses()
        .filter(
            process -> {
              try {
                return Files.readString(Path.of("/proc/" + process.pid() + "/cmdline"))
                    .contains(argument);
              } catch (java.io.IOException e) {
                return false;
              }
            })
        .map(ProcessHandle::pid)
        .toList();
  }
}
