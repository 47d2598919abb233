package assay.suites.kernels;

import assay.build.BuildCache;
import assay.build.BuildException;
import assay.build.Compiler;
import assay.build.TrustedBuild;
import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The header that every extension begins with, compiled before; once for each set of flags. */
final class ExtensionHeader {
  static final String NAME = "torch/extension.h";

  /** What every extension is called, so that one compiled header serves them all. */
  static final String MODULE = "assay_extension";

  /** What a compiled header need not have been compiled with. */
  private static final Set<String> INDIFFERENT =
      Set.of("-O2", "-O3", "-funroll-loops", "-mtune=native");

  private final Path source;
  private final BuildCache cache;
  private final Compiler compiler;
  private final Python python;

  ExtensionHeader(Path home, BuildCache cache, Compiler compiler, Python python) {
    this.source = home.resolve("native/torch/include").resolve(NAME);
    this.cache = cache;
    this.compiler = compiler;
    this.python = python;
  }

  /** What every extension is compiled with. */
  List<String> flags(List<String> wished) {
    List<String> words = new ArrayList<>(List.of("-std=c++17", "-O2", "-fPIC", "-w", "-fopenmp"));
    words.addAll(wished);
    words.add("-DTORCH_EXTENSION_NAME=" + MODULE);
    return words;
  }

  /** The folder to look for headers in before all others. */
  Path folder(List<String> wished) throws IOException, InterruptedException, BuildException {
    List<String> telling = wished.stream().filter(one -> !INDIFFERENT.contains(one)).toList();
    String hash =
        Hash.of(
            "extension header",
            Files.readString(source),
            telling.toString(),
            python.version(),
            compiler.fingerprint());
    return cache.product(
        "torch-header",
        hash,
        folder -> {
          Path header = folder.resolve(NAME);
          Files.createDirectories(header.getParent());
          Files.copy(source, header);
          List<String> words = new ArrayList<>(flags(telling));
          python.includes().forEach(one -> words.add("-I" + one));
          words.addAll(List.of("-x", "c++-header", NAME, "-o", NAME + ".gch"));
          new TrustedBuild(compiler).run(folder, words);
        });
  }
}
