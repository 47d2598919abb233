package assay.suites.kernels;

import assay.build.BuildCache;
import assay.build.Compiler;
import assay.build.TrustedBuild;
import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What judge and runner of this suite are made of: files in Python, and some small libraries. */
final class TorchParts {
  private static final List<String> SEATS =
      List.of(
          "seat", "runner_process", "process_tree", "shared_memory", "hands", "device_arguments");

  private static final List<String> LAUNCHER =
      List.of("launcher", "outer", "inner", "rank", "limits", "filter", "program", "descendants");

  private final Path home;
  private final BuildCache cache;
  private final Compiler compiler;
  private final Optional<Compiler> nvcc;
  private final String hash;

  /**
   * Parts from a home.
   *
   * @param nvcc present where the judge shall know a GPU
   */
  TorchParts(Path home, BuildCache cache, Compiler compiler, Optional<Compiler> nvcc)
      throws IOException {
    this.home = home;
    this.cache = cache;
    this.compiler = compiler;
    this.nvcc = nvcc;
    this.hash =
        Hash.of(
            "torch parts",
            contents(home.resolve("torch/assay_torch")),
            contents(home.resolve("native/torch")),
            contents(home.resolve("native/launcher")),
            contents(home.resolve("native/judge")),
            contents(home.resolve("native/runner")),
            compiler.fingerprint(),
            nvcc.map(Compiler::fingerprint).orElse(""));
  }

  /** Tells apart judges that may judge differently. */
  String hash() {
    return hash;
  }

  /** The folder with the programs in Python. */
  Path python() {
    return home.resolve("torch");
  }

  /** What extensions for that Python begin with. */
  ExtensionHeader header(Python python) {
    return new ExtensionHeader(home, cache, compiler, python);
  }

  /** The judge's library. */
  Path seats() throws IOException, InterruptedException {
    return library(
        "seats.so",
        folder -> {
          List<String> words = new ArrayList<>(List.of("-std=c++20", "-O2", "-shared"));
          words.addAll(
              nvcc.isPresent() ? List.of("-Xcompiler", "-fPIC", "-lcuda") : List.of("-fPIC"));
          words.add(
              home.resolve("native/judge")
                  .resolve(nvcc.isPresent() ? "cuda_device.cu" : "no_device.cpp")
                  .toString());
          words.add("-I" + home.resolve("native/runner"));
          words.add("-I" + home.resolve("native/judge"));
          words.add(home.resolve("native/torch/seat_library.cpp").toString());
          SEATS.forEach(
              name -> words.add(home.resolve("native/judge/" + name + ".cpp").toString()));
          words.addAll(List.of("-o", "seats.so"));
          new TrustedBuild(nvcc.orElse(compiler)).run(folder, words);
        });
  }

  /** The runner's library. */
  Path words() throws IOException, InterruptedException {
    return library("words.so", folder -> compile(folder, "words.so", List.of("words.c")));
  }

  /** What confines a process that is there already. */
  Path confine() throws IOException, InterruptedException {
    return library(
        "confine.so",
        folder -> {
          List<String> files = new ArrayList<>(List.of("confine.c", "world.c"));
          LAUNCHER.forEach(name -> files.add("../launcher/" + name + ".c"));
          compile(folder, "confine.so", files);
        });
  }

  /** What hands a judge's words and streams to a warm server. */
  Path ask() throws IOException, InterruptedException {
    return library(
        "ask",
        folder -> {
          List<String> words = new ArrayList<>(List.of("-x", "c", "-O2"));
          words.addAll(List.of(home.resolve("native/torch/ask.c").toString(), "-o", "ask"));
          new TrustedBuild(compiler).run(folder, words);
        });
  }

  private void compile(Path folder, String library, List<String> files)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of("-O2", "-fPIC", "-shared"));
    words.add("-I" + home.resolve("native/launcher"));
    for (String name : files) {
      // g++ takes all but the first for C++ otherwise.
      words.addAll(List.of("-x", "c", home.resolve("native/torch").resolve(name).toString()));
    }
    words.addAll(List.of("-o", library));
    new TrustedBuild(compiler).run(folder, words);
  }

  private Path library(String name, BuildCache.Maker maker)
      throws IOException, InterruptedException {
    return cache.product("torch-" + name, hash, maker).resolve(name);
  }

  private static String contents(Path folder) throws IOException {
    List<String> parts = new ArrayList<>(List.of("folder"));
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        parts.add(String.valueOf(file.getFileName()));
        parts.add(Files.readString(file));
      }
    }
    return Hash.of(parts);
  }
}
