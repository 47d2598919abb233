package assay.suites.kernels;

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

/**
 * Makes a library of a wish, in a sandbox that holds nothing but its text and PyTorch's headers.
 *
 * <p>Light headers come first. The whole one is tried only where the compiler complains of
 * something that it knows, so a text that is wrong is not compiled twice.
 */
final class ExtensionCompiler {
  private static final String HOST = "extension.cpp";
  private static final String KERNELS = "kernels.cu";
  private static final Path HOST_OBJECT = Path.of("/parts/extension.o");
  private static final Path KERNEL_OBJECT = Path.of("/parts/kernels.o");
  private static final Path TENSORS_OBJECT = Path.of("/parts/tensors.o");
  private static final Path HEADERS = Path.of("/headers");

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
        wish.functions().toString(),
        wish.flags().toString(),
        header.fingerprint(),
        python.capability().orElse(""),
        nvcc.map(Compiler::fingerprint).orElse(""));
  }

  Product compiled(Wish wish, Lane lane) throws IOException, InterruptedException {
    if (wish.cuda().isEmpty() || nvcc.isEmpty()) {
      List<String> linking = new ArrayList<>(List.of("-shared", TENSORS_OBJECT.toString()));
      linking.add("-Wl,-rpath," + python.libraries());
      linking.addAll(libraries());
      return host(wish, linking, lane);
    }
    return onGpu(wish, nvcc.get(), lane);
  }

  /** What is for the host goes the fast way that the compiler for the GPU knows nothing of. */
  private Product onGpu(Wish wish, Compiler with, Lane lane)
      throws IOException, InterruptedException {
    Product host = host(wish, List.of("-c"), lane);
    if (!(host instanceof Product.Ready hostPart)) {
      return host;
    }
    try (hostPart) {
      Product kernels = kernels(wish, with, lane);
      if (!(kernels instanceof Product.Ready kernelPart)) {
        return kernels;
      }
      try (kernelPart) {
        return linked(with, hostPart, kernelPart, lane);
      }
    }
  }

  private Product host(Wish wish, List<String> ending, Lane lane)
      throws IOException, InterruptedException {
    LightHeader light = LightHeader.of(wish);
    Product product = host(wish, Optional.of(light), ending, lane);
    if (complaint(product).contains(LightHeader.NO_BINDING)) {
      light = LightHeader.PYBIND;
      product = host(wish, Optional.of(light), ending, lane);
    }
    return mayBeRight(product, light) ? host(wish, Optional.empty(), ending, lane) : product;
  }

  private Product host(Wish wish, Optional<LightHeader> light, List<String> ending, Lane lane)
      throws IOException, InterruptedException {
    List<String> flags = wish.flags().stream().filter(one -> !one.equals(FAST_KERNELS)).toList();
    Optional<Path> folder = Optional.empty();
    if (light.isPresent()) {
      folder = Optional.of(header.compiled(light.get(), flags));
    }
    List<String> words = new ArrayList<>(header.flags(flags));
    words.addAll(includes(folder));
    words.addAll(List.of("-include", ExtensionHeader.NAME, HOST, "-o", CandidateBuild.PROGRAM));
    words.addAll(ending);
    String module =
        light
            .map(one -> one.module(wish.functions()))
            .orElseGet(() -> LightHeader.pybind(wish.functions()));
    Map<String, String> texts = Map.of(HOST, wish.text() + module);
    return build.build(compiler, texts, words, mounts(folder), lane);
  }

  private Product kernels(Wish wish, Compiler with, Lane lane)
      throws IOException, InterruptedException {
    Optional<LightHeader> light = LightHeader.ofKernels(wish);
    Product product = kernels(wish, with, light.map(header::source), lane);
    return light.isPresent() && mayBeRight(product, light.get())
        ? kernels(wish, with, Optional.empty(), lane)
        : product;
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
    words.add(TENSORS_OBJECT.toString());
    words.addAll(List.of("-Xlinker", "-rpath", "-Xlinker", python.libraries()));
    words.addAll(libraries());
    words.addAll(List.of("-ltorch_cuda", "-lc10_cuda", "-o", CandidateBuild.PROGRAM));
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

  /** Whether something was refused that the whole header may help. */
  private boolean mayBeRight(Product product, LightHeader light)
      throws IOException, InterruptedException {
    return product instanceof Product.Refused && header.words(light).mayHelp(complaint(product));
  }

  /** What the compiler said where it refused; else nothing. */
  private static String complaint(Product product) {
    return product instanceof Product.Refused refused
        ? refused.verdict().build().map(Build::log).orElse("")
        : "";
  }

  private List<String> libraries() {
    return List.of("-L" + python.libraries(), "-ltorch_python", "-ltorch", "-ltorch_cpu", "-lc10");
  }

  private List<Mount> mounts(Optional<Path> light) throws IOException, InterruptedException {
    List<Mount> mounts = new ArrayList<>(python.mounts());
    mounts.add(new Mount(header.tensors(), TENSORS_OBJECT));
    light.ifPresent(folder -> mounts.add(new Mount(folder, HEADERS)));
    return mounts;
  }

  private List<String> includes(Optional<Path> light) {
    List<String> words = new ArrayList<>();
    light.ifPresent(_ -> words.add("-I" + HEADERS));
    python.includes().forEach(folder -> words.add("-I" + folder));
    return words;
  }
}
