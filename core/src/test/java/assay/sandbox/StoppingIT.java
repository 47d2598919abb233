package assay.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that is stopped by a signal stays stopped, because of its filter. */
class StoppingIT {
  private static final Path PROGRAM = Path.of("/program");
  private static final int ATTEMPTS = 40;

  @TempDir static Path folder;
  static Workbench bench;

  @BeforeAll
  static void prepare() throws Exception {
    bench = Workbench.in(folder);
  }

  @Test
  void staysStopped() throws Exception {
    assertThat(escapes(Filter.THREADS)).isZero();
  }

  @Test
  void wouldEscapeWithoutTheFilter() throws Exception {
    assertThat(escapes(Filter.NONE)).isPositive();
  }

  /** How often the program computed although it had been told to stop. */
  private static int escapes(Filter filter) throws Exception {
    Path program =
        bench
            .build()
            .program("restless", List.of(Workbench.source("restless.c")), List.of("-pthread"));
    Confinement confinement =
        Confinement.of(List.of(PROGRAM.toString()), filter, Limits.run(), bench.output())
            .reading(new Mount(program, PROGRAM));
    ProcessBuilder builder = new ProcessBuilder(bench.sandbox().commandLine(confinement));
    builder.environment().clear();
    Process outermost = Starter.start(builder);
    try {
      ProcessHandle restless = grandchild(outermost);
      int escapes = 0;
      for (int i = 0; i < ATTEMPTS; i++) {
        signal("STOP", restless);
        Thread.sleep(Duration.ofMillis(20));
        String before = processorTicks(restless);
        Thread.sleep(Duration.ofMillis(30));
        escapes += processorTicks(restless).equals(before) ? 0 : 1;
        signal("CONT", restless);
        Thread.sleep(Duration.ofMillis(20));
      }
      return escapes;
    } finally {
      outermost.destroyForcibly().waitFor();
    }
  }

  /** Below bubblewrap is the supervisor, below that the program. */
  private static ProcessHandle grandchild(Process outermost) throws InterruptedException {
    for (int i = 0; i < 500; i++) {
      Optional<ProcessHandle> found =
          outermost.children().flatMap(ProcessHandle::children).findFirst();
      if (found.isPresent()) {
        Thread.sleep(Duration.ofMillis(200));
        return found.get();
      }
      Thread.sleep(Duration.ofMillis(10));
    }
    throw new AssertionError("the program did not start");
  }

  private static void signal(String name, ProcessHandle process) throws Exception {
    PlainProcess.Result sent =
        PlainProcess.of("/bin/kill", "-" + name, Long.toString(process.pid())).run();
    assertThat(sent.succeeded()).as(sent.stderr()).isTrue();
  }

  private static String processorTicks(ProcessHandle process) throws IOException {
    String line = Files.readString(Path.of("/proc/" + process.pid() + "/stat"));
    String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ", -1);
    return fields[11] + "+" + fields[12];
  }
}
