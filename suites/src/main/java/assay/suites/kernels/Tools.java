package assay.suites.kernels;

import assay.build.BuildCache;
import assay.build.Compiler;
import assay.judge.Program;
import assay.sandbox.Mount;
import assay.sandbox.Sandbox;
import assay.suites.kernels.module.Backend;
import assay.suites.kernels.module.ModulePack;
import assay.suites.kernels.module.ModuleTask;
import assay.suites.kernels.module.Precision;
import assay.suites.kernels.module.Size;
import assay.suites.kernels.module.Variant;
import assay.task.Hash;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** The Python, the compiler and the programs of ours that this suite works with. */
record Tools(
    Optional<Python> python,
    Optional<Compiler> compiler,
    Optional<Compiler> nvcc,
    Optional<TorchParts> built) {
  private static final Path WORDS = Path.of("/assay/words.so");
  private static final Path TOLD = Path.of("/assay/told");
  static final Path HELD = Path.of("/assay/held");

  static Tools find(Path home, BuildCache cache) throws IOException, InterruptedException {
    Optional<Compiler> compiler = Compiler.find("g++");
    Optional<Python> python = Python.find(System.getenv());
    Optional<Compiler> nvcc =
        python.map(Python::gpu).orElse(false) ? Compiler.find("nvcc") : Optional.empty();
    Optional<TorchParts> parts =
        compiler.isPresent()
            ? Optional.of(new TorchParts(home, cache, compiler.get(), nvcc))
            : Optional.empty();
    return new Tools(python, compiler, nvcc, parts);
  }

  private boolean gpu() {
    return python.map(Python::gpu).orElse(false);
  }

  /** How modules are asked for where nobody says how. */
  Variant usual() {
    return gpu()
        ? new Variant(Backend.CUDA, Precision.FP32, Size.PAPER)
        : new Variant(Backend.CPP, Precision.FP32, Size.SMALL);
  }

  TorchParts parts() {
    return built.orElseThrow();
  }

  /** Why such tasks cannot be judged here, if they cannot. */
  Optional<String> obstacle(Variant variant) {
    if (python.isEmpty()) {
      return Optional.of(
          "no PyTorch: apt install python3-torch libtorch-dev python3-dev pybind11-dev libopenblas0-pthread, or set "
              + Python.CHOSEN);
    }
    if (compiler.isEmpty()) {
      return Optional.of("no g++: apt install g++");
    }
    return switch (variant.backend()) {
      case CPP ->
          variant.precision() == Precision.FP32
              ? Optional.empty()
              : Optional.of("modules are computed in fp32 on a CPU");
      case CUDA -> withoutGpu();
      case TRITON ->
          withoutGpu()
              .or(
                  () ->
                      python.get().triton().isPresent()
                          ? Optional.empty()
                          : Optional.of("there is no Triton: pip install triton"));
    };
  }

  private Optional<String> withoutGpu() {
    if (!gpu()) {
      return Optional.of("PyTorch sees no GPU");
    }
    return nvcc.isPresent() ? Optional.empty() : Optional.of("there is no nvcc");
  }

  /** What the modules of an imported pack need of this machine, by their file. */
  Map<Path, Need> needs(ModulePack pack) throws IOException, InterruptedException {
    List<Path> files =
        pack.modules().stream()
            .filter(one -> one.origin().isPresent())
            .map(ModuleTask::model)
            .toList();
    return files.isEmpty() || python.isEmpty() || built.isEmpty()
        ? Map.of()
        : Need.of(python.get(), parts().python().resolve("needs.py"), files);
  }

  Optional<ExtensionBuild> build(Sandbox sandbox, WarmServer warm, Path scratch, Path cache) {
    return python.flatMap(
        one -> compiler.map(with -> build(sandbox, warm, scratch, cache, one, with)));
  }

  Optional<TritonBuild> triton(Sandbox sandbox) {
    return python.flatMap(one -> built.map(parts -> new TritonBuild(sandbox, parts, one)));
  }

  Optional<Observation> observation(Sandbox sandbox, Path scratch) {
    return python.flatMap(
        one ->
            built.map(
                parts -> new Observation(sandbox, scratch, parts, one, CounterProfiler.find())));
  }

  Optional<BaselineBench> baselines(
      Function<Task, Catalogue.Entry> entries, Path scratch, Path cache) {
    return python.flatMap(
        one -> built.map(parts -> new BaselineBench(entries, one, parts.python(), scratch, cache)));
  }

  Optional<ModuleForms> forms(Path home, Path cache, Path scratch) {
    return python.map(one -> new ModuleForms(one, home.resolve("torch"), cache, scratch));
  }

  private ExtensionBuild build(
      Sandbox sandbox, WarmServer warm, Path scratch, Path cache, Python with, Compiler host) {
    ExtensionCompiler extensions =
        new ExtensionCompiler(host, nvcc, with, parts().header(with), sandbox, scratch);
    return new ExtensionBuild(sandbox, warm, scratch, cache, parts(), with, extensions);
  }

  /** The command that starts a judge from nothing. */
  List<String> coldJudge() {
    List<String> words = new ArrayList<>(python.orElseThrow().command());
    words.add(parts().python().resolve("judge.py").toString());
    return words;
  }

  /**
   * What holds a module.
   *
   * @param folder is all it sees of the machine
   * @param name of the class in the file
   */
  Program runner(Settings settings, Path folder, String file, String name)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(python.orElseThrow().command());
    words.addAll(
        List.of(
            "/assay/torch/runner.py",
            WORDS.toString(),
            TOLD.toString(),
            HELD.resolve(file).toString(),
            name));
    List<Mount> mounts = new ArrayList<>(ExtensionBuild.mounts(parts(), python.orElseThrow()));
    mounts.add(new Mount(parts().words(), WORDS));
    mounts.add(new Mount(settings.told(), TOLD));
    mounts.add(new Mount(folder, HELD));
    return new Program(words, mounts, Map.of("HOME", "/tmp"), true);
  }

  /** Tells apart tools that may judge differently. */
  String hash() {
    return Hash.of("kernels", built.map(TorchParts::hash).orElse(""), versions().toString());
  }

  Map<String, String> versions() {
    Map<String, String> versions = new TreeMap<>();
    python.ifPresent(one -> versions.put("torch", one.version()));
    python.flatMap(Python::blasName).ifPresent(name -> versions.put("blas", name));
    compiler.ifPresent(one -> versions.put("g++", one.version()));
    python
        .filter(Python::gpu)
        .flatMap(Python::triton)
        .ifPresent(version -> versions.put("triton", version));
    nvcc.ifPresent(one -> versions.put("nvcc", one.version()));
    return versions;
  }
}
