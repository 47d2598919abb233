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
import assay.verdict.Build;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the library that a wish asks for, in a sandbox that holds nothing but its text. */
final class ExtensionCompiler {
  private static final String HOST = "extension.cpp";
  private static final String KERNELS = "kernels.cu";
  private static final Path HOST_OBJECT = Path.of("/parts/extension.o");
  private static final Path KERNEL_OBJECT = Path.of("/parts/kernels.o");

  /** A compiler for a GPU reads everything twice. */
  private static final Limits LIMITS =
      new Limits(Duration.ofMinutes(4), 240, 16384, 0, 8192, 128, 512, 64, 1024);

  private static final String FAST_KERNELS = "--use_fast_math";

  /** What the compiler for a GPU may be told. */
  private static final List<String> FOR_KERNELS =
      List.of("-O2", "-O3", FAST_KERNELS, "-std=c++17", "-std=c++20");

  private final Compiler compiler;
  private final Optional<Compiler> nvcc;
  private final Python python;
  private final ExtensionHeader header;
  private final Path lightTypes;
  private final CandidateBuild build;

  ExtensionCompiler(
      Compiler compiler,
      Optional<Compiler> nvcc,
      Python python,
      ExtensionHeader header,
      Path lightTypes,
      Sandbox sandbox,
      Path scratch) {
    this.compiler = compiler;
    this.nvcc = nvcc;
    this.python = python;
    this.header = header;
    this.lightTypes = lightTypes;
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

  Product compiled(Wish wish, Lane lane) throws IOException, InterruptedException {
    return wish.cuda().isEmpty() || nvcc.isEmpty()
        ? eitherWay(lightHeader(wish), light -> onHost(wish, light, lane))
        : onGpu(wish, nvcc.get(), lane);
  }

  private interface Attempt {
    Product with(Optional<Path> light) throws IOException, InterruptedException;
  }

  /** With the light header first; few need the whole one. */
  private static Product eitherWay(Path light, Attempt attempt)
      throws IOException, InterruptedException {
    Product product = attempt.with(Optional.of(light));
    return product instanceof Product.Refused ? attempt.with(Optional.empty()) : product;
  }

  private static List<String> forHost(Wish wish) {
    return wish.flags().stream().filter(one -> !one.equals(FAST_KERNELS)).toList();
  }

  private Path lightHeader(Wish wish) throws IOException, InterruptedException {
    try {
      return header.folder(forHost(wish));
    } catch (BuildException e) {
      throw new IOException(e);
    }
  }

  private Product onHost(Wish wish, Optional<Path> light, Lane lane)
      throws IOException, InterruptedException {
    List<String> words = hostWords(wish, light);
    words.add("-shared");
    words.addAll(List.of("-Wl,-rpath," + python.libraries(), "-L" + python.libraries()));
    words.addAll(List.of("-ltorch_python", "-ltorch", "-ltorch_cpu", "-lc10"));
    return build.build(compiler, Map.of(HOST, wish.text()), words, mounts(light), lane);
  }

  /** What is for the host goes the fast way that the compiler for the GPU knows nothing of. */
  private Product onGpu(Wish wish, Compiler with, Lane lane)
      throws IOException, InterruptedException {
    Product host = eitherWay(lightHeader(wish), light -> hostObject(wish, light, lane));
    if (!(host instanceof Product.Ready hostPart)) {
      return host;
    }
    try (hostPart) {
      Product kernels = eitherWay(lightTypes, light -> kernels(wish, with, light, lane));
      if (!(kernels instanceof Product.Ready kernelPart)) {
        return kernels;
      }
      try (kernelPart) {
        return linked(with, hostPart, kernelPart, lane);
      }
    }
  }

  private Product hostObject(Wish wish, Optional<Path> light, Lane lane)
      throws IOException, InterruptedException {
    List<String> words = hostWords(wish, light);
    words.add("-c");
    return build.build(compiler, Map.of(HOST, wish.text()), words, mounts(light), lane);
  }

  private List<String> hostWords(Wish wish, Optional<Path> light) {
    List<String> words = new ArrayList<>(header.flags(forHost(wish)));
    words.addAll(includes(light));
    words.addAll(List.of("-include", ExtensionHeader.NAME, HOST, "-o", CandidateBuild.PROGRAM));
    return words;
  }

  private Product kernels(Wish wish, Compiler with, Optional<Path> light, Lane lane)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of("-std=c++17", "-O2", "-w"));
    wish.flags().stream().filter(FOR_KERNELS::contains).forEach(words::add);
    words.add("-arch=sm_" + python.capability().orElseThrow());
    words.addAll(List.of("-Xcompiler", "-fPIC"));
    words.add("-DTORCH_EXTENSION_NAME=" + ExtensionHeader.MODULE);
    words.addAll(includes(light));
    words.addAll(List.of("-c", KERNELS, "-o", CandidateBuild.PROGRAM));
    return build.build(with, Map.of(KERNELS, wish.cuda()), words, mounts(light), lane);
  }

  private Product linked(Compiler with, Product.Ready host, Product.Ready kernels, Lane lane)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of("-shared", "-cudart", "shared"));
    words.add("-arch=sm_" + python.capability().orElseThrow());
    words.addAll(List.of(HOST_OBJECT.toString(), KERNEL_OBJECT.toString()));
    words.add("-L" + python.libraries());
    words.addAll(List.of("-Xlinker", "-rpath", "-Xlinker", python.libraries()));
    words.addAll(List.of("-ltorch_python", "-ltorch", "-ltorch_cpu", "-ltorch_cuda"));
    words.addAll(List.of("-lc10_cuda", "-lc10", "-o", CandidateBuild.PROGRAM));
    List<Mount> mounts = mounts(Optional.empty());
    mounts.add(new Mount(host.program(), HOST_OBJECT));
    mounts.add(new Mount(kernels.program(), KERNEL_OBJECT));
    Product product = build.build(with, Map.of(), words, mounts, lane);
    return product instanceof Product.Ready ready
        ? new Product.Ready(ready.folder(), ready.program(), sum(host, kernels, ready))
        : product;
  }

  private static Build sum(Product.Ready... parts) {
    double seconds = 0;
    List<String> logs = new ArrayList<>();
    for (Product.Ready part : parts) {
      seconds += part.build().seconds();
      logs.add(part.build().log());
    }
    logs.removeIf(String::isEmpty);
    return new Build(seconds, String.join("\n", logs));
  }

  private List<Mount> mounts(Optional<Path> light) {
    List<Mount> mounts = new ArrayList<>(python.mounts());
    light.map(Mount::same).ifPresent(mounts::add);
    return mounts;
  }

  private List<String> includes(Optional<Path> light) {
    List<String> words = new ArrayList<>();
    light.ifPresent(folder -> words.add("-I" + folder));
    python.includes().forEach(folder -> words.add("-I" + folder));
    return words;
  }
}
