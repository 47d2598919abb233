package assay.suites.parallel.simt;

import assay.build.BuildCache;
import assay.build.Compiler;
import assay.build.TrustedBuild;
import assay.task.Hash;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The runtime that rewritten sources are linked with, compiled once per machine. A folder of it
 * holds the headers under {@code include}, the objects, and for each dialect a precompiled header.
 */
public final class SimtRuntime {
  /** The status of a program that did what no device would bear and said so on standard error. */
  public static final int REPORTED = 86;

  /** What such a line begins with. */
  public static final String REPORT = "assay simt: ";

  /** What begins a line on a call that returned an error; the program goes on. */
  public static final String NOTE = REPORT + "note: ";

  private static final List<String> PARTS =
      List.of(
          "api", "block", "device", "errors", "fiber", "grid", "memory", "report", "stream",
          "warp");

  private static final List<String> STANDARD = List.of("-std=c++20", "-O3");

  /** What answers like to forget to include. */
  public static final List<String> STANDARD_HEADERS =
      List.of(
          "algorithm",
          "cfloat",
          "climits",
          "cmath",
          "cstdint",
          "cstdio",
          "functional",
          "limits",
          "numeric",
          "utility",
          "vector");

  /** The language of a source. */
  public enum Dialect {
    CUDA("cuda_runtime.h", "cuComplex.h"),
    HIP("hip/hip_runtime.h", "hip/hip_complex.h");

    private final String runtime;
    private final String complex;

    Dialect(String runtime, String complex) {
      this.runtime = runtime;
      this.complex = complex;
    }
  }

  /** What watches a program while it runs. */
  public enum Watch {
    /** Only the runtime itself. */
    NOTHING,
    /** ThreadSanitizer, to which every thread of a block is a thread. */
    RACES,
    /** AddressSanitizer and UndefinedBehaviorSanitizer, exact to the byte. */
    MEMORY;

    private List<String> flags() {
      return switch (this) {
        case NOTHING -> List.of();
        case RACES -> List.of("-fsanitize=thread", "-O1", "-g1", "-Wno-tsan");
        case MEMORY ->
            List.of("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-O1", "-g1");
      };
    }

    /** The race checker must not see the runtime, whose fibers share what no thread may share. */
    private List<String> libraryFlags() {
      return this == RACES ? List.of("-DASSAY_SIMT_TSAN") : flags();
    }
  }

  private final Path sources;
  private final BuildCache cache;
  private final Compiler compiler;

  /**
   * A runtime from the sources in {@code native/simt} of a home.
   *
   * @param compiler that of the sources to come
   */
  public SimtRuntime(Path home, BuildCache cache, Compiler compiler) {
    this.sources = home.resolve("native/simt");
    this.cache = cache;
    this.compiler = compiler;
  }

  /** The folder to compile and link with, built now if it is not there yet. */
  public Path folder(Watch watch) throws IOException, InterruptedException {
    return cache.product("simt", hash(watch), folder -> build(folder, watch));
  }

  /** Tells apart runtimes that may judge differently. */
  public String hash(Watch watch) {
    List<String> parts = new ArrayList<>(List.of("simt", watch.name(), compiler.fingerprint()));
    parts.addAll(STANDARD_HEADERS);
    try {
      for (Path file : files()) {
        parts.add(sources.relativize(file).toString());
        parts.add(Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Hash.of(parts);
  }

  /** All but its tests. */
  private List<Path> files() throws IOException {
    Path tests = sources.resolve("tests");
    try (Stream<Path> all = Files.walk(sources)) {
      return all.filter(file -> Files.isRegularFile(file) && !file.startsWith(tests))
          .sorted()
          .toList();
    }
  }

  private void build(Path folder, Watch watch) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(STANDARD);
    words.addAll(List.of("-Wall", "-Wextra", "-c"));
    words.addAll(watch.libraryFlags());
    words.addAll(List.of("-I" + sources, "-I" + sources.resolve("include")));
    for (Path file : files()) {
      Path target = folder.resolve(sources.relativize(file));
      if (file.toString().endsWith(".cpp")) {
        words.add(file.toString());
      } else {
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
    TrustedBuild build = new TrustedBuild(compiler);
    build.run(folder, words);
    for (Dialect dialect : Dialect.values()) {
      Path start = folder.resolve(start(dialect));
      Files.writeString(start, text(dialect));
      List<String> header = new ArrayList<>(compilerFlags(folder, watch));
      header.addAll(List.of("-x", "c++-header", start.toString(), "-o", start + ".gch"));
      build.run(folder, header);
    }
  }

  /** What every source starts with: its dialect, and what answers like to forget. */
  private static String text(Dialect dialect) {
    StringBuilder text = new StringBuilder();
    for (String header : List.of(dialect.runtime, dialect.complex)) {
      text.append("#include \"%s\"\n".formatted(header));
    }
    STANDARD_HEADERS.forEach(header -> text.append("#include <%s>\n".formatted(header)));
    return text.toString();
  }

  private static String start(Dialect dialect) {
    return dialect.name().toLowerCase(Locale.ROOT) + ".hpp";
  }

  private static List<String> compilerFlags(Path folder, Watch watch) {
    List<String> words = new ArrayList<>(STANDARD);
    words.addAll(watch.flags());
    words.addAll(List.of("-w", "-pthread", "-I" + folder.resolve("include")));
    return words;
  }

  /**
   * The arguments that compile a rewritten source, before its name.
   *
   * @param folder where the runtime is, as the compiler sees it
   */
  public static List<String> compilerFlags(
      Path folder, Watch watch, Dialect dialect, Rewriting.Emulated source) {
    List<String> words = new ArrayList<>(compilerFlags(folder, watch));
    words.addAll(List.of("-include", folder.resolve(start(dialect)).toString()));
    if (source.usesThrust()) {
      words.add("-DTHRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_CPP");
      words.addAll(List.of("-include", folder.resolve("include/simt/thrust.hpp").toString()));
    } else {
      words.add(dialect == Dialect.CUDA ? "-D__CUDACC__=1" : "-D__HIPCC__=1");
    }
    return words;
  }

  /** The objects that it is linked with. */
  public static List<String> objects(Path folder) {
    List<String> words = new ArrayList<>();
    for (String part : PARTS) {
      words.add(folder.resolve(part + ".o").toString());
    }
    return words;
  }
}
