package assay.suites.parallel.simt;

import assay.build.BuildCache;
import assay.build.Compiler;
import assay.build.TrustedBuild;
import assay.sandbox.PlainProcess;
import assay.suites.parallel.simt.SimtRuntime.Dialect;
import assay.suites.parallel.simt.SimtRuntime.Watch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sources for a GPU as programs for this machine, outside any sandbox. */
final class Emulator {
  private static final Path HOME = Path.of(System.getProperty("assay.home"));
  static final Path NATIVE = HOME.resolve("native/simt");

  private static final String RACES =
      "halt_on_error=1 exitcode=66 detect_deadlocks=0 report_thread_leaks=0 report_signal_unsafe=0";

  private final Path folder;
  private final Compiler compiler;
  private final SimtRuntime runtime;

  Emulator(Path folder) throws IOException, InterruptedException {
    this.folder = folder;
    compiler = Compiler.find("g++").orElseThrow();
    runtime = new SimtRuntime(HOME, new BuildCache(folder.resolve("cache")), compiler);
  }

  /** The program of a source that stands in a file. */
  Path program(Path source, Watch watch, List<String> more)
      throws IOException, InterruptedException {
    String name = source.getFileName().toString();
    Dialect dialect = name.endsWith(".hip") ? Dialect.HIP : Dialect.CUDA;
    if (!(Rewriter.rewrite(Files.readString(source)) instanceof Rewriting.Emulated emulated)) {
      throw new AssertionError(name + " is not emulated");
    }
    Path built = runtime.folder(watch);
    Path target = folder.resolve(name + "-" + watch);
    Path text = folder.resolve(name + "-" + watch + ".cpp");
    Files.writeString(text, "#line 1 \"" + name + "\"\n" + emulated.text());
    List<String> words =
        new ArrayList<>(SimtRuntime.compilerFlags(built, watch, dialect, emulated));
    words.addAll(more);
    words.addAll(List.of("-I" + NATIVE.resolve("tests"), text.toString()));
    words.addAll(SimtRuntime.objects(built));
    words.addAll(List.of("-o", target.toString()));
    new TrustedBuild(compiler).run(folder, words);
    return target;
  }

  static PlainProcess.Result run(Path program, Map<String, String> environment)
      throws IOException, InterruptedException {
    Map<String, String> all = new HashMap<>(environment);
    all.put("TSAN_OPTIONS", RACES);
    all.put("ASAN_OPTIONS", "detect_leaks=0");
    return PlainProcess.of("/usr/bin/setarch", "-R", program.toString())
        .withEnvironment(all)
        .withLimit(Duration.ofMinutes(2))
        .run();
  }
}
