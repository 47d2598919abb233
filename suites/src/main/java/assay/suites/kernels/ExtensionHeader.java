package assay.suites.kernels;

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
import java.util.Set;

/** The headers that extensions begin with, compiled before; once for each set of flags. */
final class ExtensionHeader {
  static final String NAME = "torch/extension.h";

  /** What every extension is called, so that one compiled header serves them all. */
  static final String MODULE = "assay_extension";

  /** What a compiled header need not have been compiled with. */
  private static final Set<String> INDIFFERENT =
      Set.of("-O2", "-O3", "-funroll-loops", "-mtune=native");

  private final Path sources;
  private final BuildCache cache;
  private final Compiler compiler;
  private final Python python;
  private final String fingerprint;

  ExtensionHeader(Path home, BuildCache cache, Compiler compiler, Python python) {
    this.sources = home.resolve("native/torch");
    this.cache = cache;
    this.compiler = compiler;
    this.python = python;
    this.fingerprint = Hash.of(texts(sources), python.version(), compiler.fingerprint());
  }

  /** Tells apart what extensions are compiled with, but for what a compiler for a GPU adds. */
  String fingerprint() {
    return fingerprint;
  }

  /** What every extension is compiled with. */
  List<String> flags(List<String> wished) {
    List<String> words = new ArrayList<>(List.of("-std=c++17", "-O2", "-fPIC", "-w", "-fopenmp"));
    words.addAll(wished);
    words.add("-DTORCH_EXTENSION_NAME=" + MODULE);
    return words;
  }

  /** The folder to look for headers in before all others, as it comes. */
  Path source(LightHeader light) {
    return sources.resolve("include").resolve(light.folder());
  }

  /** The same with the header compiled. */
  Path compiled(LightHeader light, List<String> wished) throws IOException, InterruptedException {
    List<String> telling = wished.stream().filter(one -> !INDIFFERENT.contains(one)).toList();
    return cache.product(
        "torch-header",
        hash(light, telling.toString()),
        folder -> {
          copy(source(light), folder);
          List<String> words = new ArrayList<>(flags(telling));
          words.addAll(includes());
          words.addAll(List.of("-I.", "-x", "c++-header", NAME, "-o", NAME + ".gch"));
          new TrustedBuild(compiler).run(folder, words);
        });
  }

  /** What our own bindings are linked with. */
  Path tensors() throws IOException, InterruptedException {
    return cache
        .product(
            "torch-tensors",
            Hash.of("tensors", fingerprint),
            folder -> {
              List<String> words = new ArrayList<>(flags(List.of()));
              words.addAll(includes());
              words.addAll(
                  List.of("-c", sources.resolve("tensors.cpp").toString(), "-o", "tensors.o"));
              new TrustedBuild(compiler).run(folder, words);
            })
        .resolve("tensors.o");
  }

  /** What the whole header knows. */
  KnownWords words(LightHeader light) throws IOException, InterruptedException {
    return KnownWords.in(
        cache.product(
            "torch-words",
            hash(light, ""),
            folder -> {
              Set<String> whole = words(folder, List.of());
              KnownWords.write(whole, words(folder, List.of("-I" + source(light))), folder);
            }));
  }

  private Set<String> words(Path folder, List<String> first)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of("-std=c++17", "-E", "-P", "-dD"));
    words.addAll(first);
    words.addAll(includes());
    words.addAll(List.of("-include", NAME, "-x", "c++", "/dev/null", "-o", "all"));
    new TrustedBuild(compiler).run(folder, words);
    Path all = folder.resolve("all");
    Set<String> found = KnownWords.of(Files.readString(all));
    Files.delete(all);
    return found;
  }

  private List<String> includes() {
    return python.includes().stream().map(one -> "-I" + one).toList();
  }

  private String hash(LightHeader light, String flags) {
    return Hash.of("extension header", light.folder(), flags, fingerprint);
  }

  private static String texts(Path sources) {
    List<String> parts = new ArrayList<>(List.of("texts"));
    try {
      for (Path file : files(sources)) {
        parts.add(sources.relativize(file).toString());
        parts.add(Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Hash.of(parts);
  }

  private static void copy(Path from, Path to) throws IOException {
    for (Path file : files(from)) {
      Path copy = to.resolve(from.relativize(file).toString());
      Files.createDirectories(copy.getParent());
      Files.copy(file, copy);
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
