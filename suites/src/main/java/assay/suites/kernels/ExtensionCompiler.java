package assay.suites.kernels;

import assay.build.BuildException;
import assay.build.CandidateBuild;
import assay.build.Compiler;
import assay.lane.Lane;
import assay.sandbox.Limits;
import assay.sandbox.Mount;
import assay.sandbox.Sandbox;
import assay.suite.Product;
import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the library that a wish asks for, in a sandbox that holds nothing but its text. */
final class ExtensionCompiler {
  private static final String HOST = "extension.cpp";
  private static final String KERNELS = "kernels.cu";

  /** A compiler for a GPU reads everything twice. */
  private static final Limits LIMITS =
      new Limits(Duration.ofMinutes(4), 240, 16384, 0, 8192, 128, 512, 64, 1024);

  /** What the compiler for a GPU may be told, and does not hand on to that for the host. */
  private static final List<String> FOR_BOTH =
      List.of("-O2", "-O3", "--use_fast_math", "-std=c++17", "-std=c++20");

  private final Compiler compiler;
  private final Optional<Compiler> nvcc;
  private final Python python;
  private final ExtensionHeader header;
  private final CandidateBuild build;

  ExtensionCompiler(
      Compiler compiler,
      Optional<Compiler> nvcc,
      Python python,
      ExtensionHeader header,
      Sandbox sandbox,
      Path scratch) {
    this.compiler = compiler;
    this.nvcc = nvcc;
    this.python = python;
    this.header = header;
    this.build = new CandidateBuild(sandbox, scratch, LIMITS);
  }

  /** Tells apart libraries that may differ. */
  String hash(Wish wish) {
    return Hash.of(
        "extension",
        wish.text(),
        wish.cuda(),
        wish.flags().toString(),
        python.version(),
        python.capability().orElse(""),
        nvcc.orElse(compiler).fingerprint());
  }

  /** With the light header first; few need the whole one. */
  Product compiled(Wish wish, Lane lane) throws IOException, InterruptedException {
    try {
      Path light = header.folder(wish.flags());
      Product product = compiled(wish, Optional.of(light), lane);
      return product instanceof Product.Refused ? compiled(wish, Optional.empty(), lane) : product;
    } catch (BuildException e) {
      throw new IOException(e);
    }
  }

  private Product compiled(Wish wish, Optional<Path> light, Lane lane)
      throws IOException, InterruptedException {
    List<Mount> mounts = new ArrayList<>(python.mounts());
    List<String> includes = new ArrayList<>();
    light.ifPresent(
        folder -> {
          mounts.add(Mount.same(folder));
          includes.add("-I" + folder);
        });
    python.includes().forEach(folder -> includes.add("-I" + folder));
    return wish.cuda().isEmpty() || nvcc.isEmpty()
        ? onHost(wish, includes, mounts, lane)
        : onGpu(wish, nvcc.get(), includes, mounts, lane);
  }

  private Product onHost(Wish wish, List<String> includes, List<Mount> mounts, Lane lane)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(header.flags(wish.flags()));
    words.addAll(includes);
    words.addAll(List.of("-shared", "-include", ExtensionHeader.NAME, HOST));
    words.addAll(List.of("-Wl,-rpath," + python.libraries(), "-L" + python.libraries()));
    words.addAll(List.of("-ltorch_python", "-ltorch", "-ltorch_cpu", "-lc10"));
    words.addAll(List.of("-o", CandidateBuild.PROGRAM));
    return build.build(compiler, Map.of(HOST, wish.text()), words, mounts, lane);
  }

  private Product onGpu(
      Wish wish, Compiler with, List<String> includes, List<Mount> mounts, Lane lane)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of("-std=c++17", "-O2", "-w", "--threads", "2"));
    wish.flags().stream().filter(FOR_BOTH::contains).forEach(words::add);
    words.add("-arch=sm_" + python.capability().orElseThrow());
    words.addAll(List.of("-shared", "-cudart", "shared", "-Xcompiler", "-fPIC"));
    words.add("-DTORCH_EXTENSION_NAME=" + ExtensionHeader.MODULE);
    words.addAll(includes);
    words.addAll(List.of(HOST, KERNELS, "-L" + python.libraries()));
    words.addAll(List.of("-Xlinker", "-rpath", "-Xlinker", python.libraries()));
    words.addAll(List.of("-ltorch_python", "-ltorch", "-ltorch_cpu", "-ltorch_cuda"));
    words.addAll(List.of("-lc10_cuda", "-lc10", "-o", CandidateBuild.PROGRAM));
    Map<String, String> texts = new LinkedHashMap<>();
    texts.put(HOST, "#include <%s>%n%s".formatted(ExtensionHeader.NAME, wish.text()));
    texts.put(KERNELS, wish.cuda());
    return build.build(with, texts, words, mounts, lane);
  }
}
