package assay.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The launcher built with sanitizers: no undefined step, no bad access, on any of its ways. */
class LauncherIT {
  @TempDir static Path folder;
  static Workbench bench;
  static Path launcher;

  @BeforeAll
  static void build() throws Exception {
    bench = Workbench.in(folder);
    List<Path> files = new ArrayList<>();
    try (Stream<Path> sources = Files.list(bench.build().home().resolve("native/launcher"))) {
      sources.sorted().forEach(files::add);
    }
    // The leak checker traces its own process, which the launcher does not allow.
    Path options = folder.resolve("options.c");
    Files.writeString(
        options,
        """
        const char *__asan_default_options(void);
        const char *__asan_default_options(void) { return "detect_leaks=0"; }
        """);
    files.add(options);
    launcher =
        bench
            .build()
            .program(
                "launcher",
                files,
                List.of("-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"));
  }

  @ParameterizedTest
  @EnumSource(Filter.class)
  void startsAndReports(Filter filter) throws Exception {
    Sandbox sandbox = Sandbox.with(launcher, Path.of("/usr/bin/bwrap"), Cgroups.none());
    assertCleanRun(sandbox, filter);
  }

  @ParameterizedTest
  @EnumSource(Filter.class)
  void startsAndReportsWithoutASandbox(Filter filter) throws Exception {
    assertCleanRun(Sandbox.unsafe(launcher), filter);
  }

  @Test
  void killsDescendantsWithoutASandbox() throws Exception {
    Limits limits = new Limits(Duration.ofMillis(300), 0, 0, 0, 0, 0, 16, 8, 16);
    Confinement confinement =
        Confinement.of(
            List.of("/bin/sh", "-c", "(setsid sleep 97531 &) ; sleep 97531"),
            Filter.PROCESSES,
            limits,
            bench.output());
    assertThat(Sandbox.unsafe(launcher).run(confinement).exit()).isEqualTo(new Exit.TimedOut());
    assertThat(PlainProcess.of("/usr/bin/pgrep", "-f", "sleep 9753[1]").run().stdout()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'' ; launcher: usage: launcher outer|inner|rank OPTIONS -- PROGRAM ARGUMENTS",
        "outer ; launcher: no program after --",
        "outer -- ; launcher: no program after --",
        "outer --bogus ; launcher: unknown option --bogus",
        "outer --stdout ; launcher: --stdout wants a value",
        "outer --wall-ms soon -- /usr/bin/true ; launcher: --wall-ms wants a number, not 'soon'",
        "outer --wall-ms -1 -- /usr/bin/true ; launcher: --wall-ms wants a number, not '-1'",
        "outer --cpus 1-x -- /usr/bin/true ; launcher: --cpus wants a list such as 0,2-3, not '1-x'",
        "outer --cpus 3-1 -- /usr/bin/true ; launcher: --cpus wants a list such as 0,2-3, not '3-1'",
        "outer --cpus 99999 -- /usr/bin/true ; launcher: --cpus wants a list such as 0,2-3, not '99999'",
        "outer -- /no/such/program ; launcher: cannot start /no/such/program: No such file or directory",
        "inner --filter strange -- /usr/bin/true ; launcher: no filter is called strange",
        "inner --env ; launcher: --env wants a value",
        "inner --chdir /nowhere -- /usr/bin/true ; launcher: cannot enter /nowhere: No such file or directory"
      })
  void saysWhatIsWrong(String arguments, String complaint) throws Exception {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    for (String word : arguments.split(" ", -1)) {
      if (!word.isEmpty()) {
        command.add(word);
      }
    }
    assertThat(PlainProcess.of(command).run().stderr().strip()).isEqualTo(complaint);
  }

  @Test
  void doesNotWriteThroughLinks() throws Exception {
    Path victim = Files.writeString(folder.resolve("victim"), "untouched");
    Path link = Files.createSymbolicLink(folder.resolve("link"), victim);
    PlainProcess.Result result =
        PlainProcess.of(
                launcher.toString(), "outer", "--stdout", link.toString(), "--", "/usr/bin/true")
            .run();
    assertThat(result.stderr()).contains("cannot open " + link);
    assertThat(Files.readString(victim)).isEqualTo("untouched");
  }

  private static void assertCleanRun(Sandbox sandbox, Filter filter) throws Exception {
    // Sanitizers need more address space than any sensible limit.
    Limits limits = new Limits(Duration.ofSeconds(20), 5, 0, 0, 0, 64, 16, 8, 16);
    Finished finished =
        sandbox.run(
            Confinement.of(
                List.of("/usr/bin/printf", "%s", "hello"), filter, limits, bench.output()));
    String errors = Files.readString(finished.stderr());
    assertThat(errors).isEmpty();
    assertThat(finished.exit()).isEqualTo(new Exit.Exited(0));
    assertThat(Files.readString(finished.stdout())).isEqualTo("hello");
  }
}
