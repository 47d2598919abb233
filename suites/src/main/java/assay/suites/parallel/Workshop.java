package assay.suites.parallel;

import assay.build.BuildCache;
import assay.build.Compiler;
import assay.build.TrustedBuild;
import assay.sandbox.Mount;
import assay.suites.parallel.glue.CallHeader;
import assay.suites.parallel.glue.DeviceCallHeader;
import assay.suites.parallel.glue.JudgeGlue;
import assay.suites.parallel.glue.ProblemHeader;
import assay.suites.parallel.glue.RunnerShim;
import assay.suites.parallel.glue.ViewCallHeader;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.simt.SimtRuntime;
import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Builds, once per problem and machine, everything a candidate is linked with or judged by: the
 * judge, the reference's runner, the call shim, the precompiled prelude. All of it is trusted.
 */
final class Workshop {
  /** The programs that a problem's folder holds. */
  static final String JUDGE = "judge";

  static final String REFERENCE = "reference";

  static final List<String> STANDARD = List.of("-std=c++20", "-O3");

  private static final List<String> JUDGE_SOURCES =
      List.of(
          "job",
          "process_tree",
          "shared_memory",
          "runner_process",
          "hands",
          "seat",
          "items",
          "device_arguments",
          "trial",
          "apart",
          "inputs",
          "judge");

  private static final String NO_DEVICE = "no_device";

  private static final List<String> RUNNER_SOURCES = List.of("runner", "borrowed", "alone");

  private final Path home;
  private final NativeSources natives;
  private final BuildCache cache;
  private final Toolchain toolchain;
  private final List<String> defines;
  private final String nativeHash;

  /**
   * A workshop for one toolchain.
   *
   * @param defines options that every trusted source is compiled with besides
   */
  Workshop(Path home, BuildCache cache, Toolchain toolchain, List<String> defines) {
    this.home = home;
    this.natives = new NativeSources(home.resolve("native"));
    this.cache = cache;
    this.toolchain = toolchain;
    this.defines = List.copyOf(defines);
    this.nativeHash = natives.hash(this.defines, List.of("judge", "runner", "prelude"));
  }

  /** Hash of everything trusted that takes part in judging the problem. */
  String hash(Problem problem) {
    return Hash.of("judge", nativeHash, generatedHash(problem), compiler().fingerprint());
  }

  /** Hash of our own sources, and what they are compiled with besides. */
  String nativeHash() {
    return nativeHash;
  }

  /** The folder with {@code judge} and {@code reference}. */
  Path judge(Problem problem) throws IOException, InterruptedException {
    Path shim = shim(problem);
    Path parts = judgeParts();
    return cache.product(
        "judge",
        hash(problem),
        folder -> {
          List<String> here = compilation().includes(shim);
          String entry = RunnerShim.entry(problem.signature());
          Files.writeString(folder.resolve("reference.cpp"), included(problem) + entry);
          Files.writeString(folder.resolve("glue.cpp"), JudgeGlue.of(problem));
          compilation().generated(folder, "reference", here);
          compilation().generated(folder, "glue", here);
          List<String> objects = new ArrayList<>(List.of("reference.o", "glue.o"));
          JUDGE_SOURCES.forEach(name -> objects.add(parts.resolve(name + ".o").toString()));
          objects.add(parts.resolve(NO_DEVICE + ".o").toString());
          objects.add(shim.resolve("borrowed.o").toString());
          compilation().link(folder, objects, JUDGE);
          compilation()
              .link(
                  folder,
                  List.of(
                      "reference.o",
                      shim.resolve("shim.o").toString(),
                      shim.resolve("runner.o").toString(),
                      shim.resolve("borrowed.o").toString(),
                      shim.resolve("alone.o").toString()),
                  REFERENCE);
        });
  }

  /** What the problem's judge is linked of, but for what it knows of devices. */
  List<Path> judgeObjects(Problem problem) throws IOException, InterruptedException {
    Path own = judge(problem);
    Path parts = judgeParts();
    List<Path> objects =
        new ArrayList<>(List.of(own.resolve("reference.o"), own.resolve("glue.o")));
    JUDGE_SOURCES.forEach(name -> objects.add(parts.resolve(name + ".o")));
    objects.add(shim(problem).resolve("borrowed.o"));
    return objects;
  }

  /** A file of ours. */
  Path source(String part, String name) {
    return natives.part(part).resolve(name);
  }

  /** The folder with {@code shim.o} and the parts of a runner that needs no library. */
  Path shim(Problem problem) throws IOException, InterruptedException {
    Path parts = runnerParts();
    return cache.product(
        "shim",
        Hash.of("shim", nativeHash, generatedHash(problem), compiler().fingerprint()),
        folder -> {
          String preamble = String.join("\n", Prompt.preamble(problem, ExecutionModel.SERIAL));
          Files.writeString(
              folder.resolve("problem.hpp"), ProblemHeader.of(problem.signature(), preamble));
          Files.writeString(folder.resolve("call.hpp"), CallHeader.of(problem.signature()));
          Files.writeString(folder.resolve("shim.cpp"), RunnerShim.of(problem.signature()));
          compilation().generated(folder, "shim", compilation().includes(folder));
          for (String name : RUNNER_SOURCES) {
            Files.copy(parts.resolve(name + ".o"), folder.resolve(name + ".o"));
          }
        });
  }

  /** The same for a task whose candidates may take other arguments than the reference. */
  Path shim(ParallelTask task) throws IOException, InterruptedException {
    Path plain = shim(task.problem());
    ExecutionModel model = task.model();
    if (model.hasViews()) {
      List<String> words = new ArrayList<>(toolchain.compilerFlags(model));
      words.addAll(List.of("-include", prelude(model).resolve(model.prelude()).toString()));
      String header = ViewCallHeader.of(task.problem().signature());
      return shim(plain, header, words, toolchain.libraries(model));
    }
    if (model.hasDevice()) {
      Path runtime = simt().folder(SimtRuntime.Watch.NOTHING);
      // One for both models: on the stand-in, HIP's types are CUDA's.
      OnDevice here = OnDevice.of(task.problem(), ExecutionModel.CUDA);
      String header = DeviceCallHeader.of(here.device());
      List<String> words = List.of("-isystem", runtime.resolve("include").toString());
      return shim(plain, header, words, String.valueOf(runtime.getFileName()));
    }
    return plain;
  }

  private Path shim(Path plain, String header, List<String> flags, String libraries)
      throws IOException, InterruptedException {
    return cache.product(
        "shim",
        Hash.of("other", String.valueOf(plain.getFileName()), header, libraries),
        folder -> {
          for (String name : List.of("problem.hpp", "shim.cpp")) {
            Files.copy(plain.resolve(name), folder.resolve(name));
          }
          for (String name : RUNNER_SOURCES) {
            Files.copy(plain.resolve(name + ".o"), folder.resolve(name + ".o"));
          }
          Files.writeString(folder.resolve("call.hpp"), header);
          List<String> words = new ArrayList<>(flags);
          words.addAll(compilation().includes(folder));
          compilation().generated(folder, "shim", words);
        });
  }

  Toolchain toolchain() {
    return toolchain;
  }

  /** The runtime that stands in for a device. */
  SimtRuntime simt() {
    return new SimtRuntime(home, cache, compiler());
  }

  private Path runnerParts() throws IOException, InterruptedException {
    return cache.product(
        "runner-parts",
        Hash.of("runner-parts", nativeHash, compiler().fingerprint()),
        folder -> {
          for (String name : RUNNER_SOURCES) {
            compilation().ours(folder, "runner", name, List.of());
          }
        });
  }

  /** The folder with what a runner of the model starts with, where that needs a library. */
  Optional<Path> company(ExecutionModel model) throws IOException, InterruptedException {
    if (model.company().equals(ExecutionModel.ALONE)) {
      return Optional.empty();
    }
    return Optional.of(
        cache.product(
            "company",
            Hash.of(
                model.company(), nativeHash, toolchain.libraries(model), compiler().fingerprint()),
            folder ->
                compilation()
                    .ours(folder, "runner", model.company(), toolchain.compilerFlags(model))));
  }

  /** What a compiler must see of the model's libraries that lies outside the system's folders. */
  List<Mount> libraries(ExecutionModel model) {
    return toolchain.kokkos(model).map(Kokkos::root).map(Mount::same).stream().toList();
  }

  /** The folder with the precompiled header of an execution model. */
  Path prelude(ExecutionModel model) throws IOException, InterruptedException {
    return cache.product(
        "prelude",
        Hash.of(
            "prelude",
            nativeHash,
            model.label(),
            toolchain.libraries(model),
            compiler().fingerprint()),
        folder -> {
          natives.copy("prelude", folder);
          List<String> words = new ArrayList<>(STANDARD);
          words.addAll(toolchain.compilerFlags(model));
          words.addAll(
              List.of("-x", "c++-header", model.prelude(), "-o", model.prelude() + ".gch"));
          new TrustedBuild(compiler()).run(folder, words);
        });
  }

  /** Hash of everything trusted that takes part in a closer look, the judge aside. */
  String inspectionHash() {
    return natives.hash(defines, List.of("inspection"));
  }

  /** The folder with what a candidate starts with and is linked with for a closer look. */
  Path instrumented(ParallelTask task, Instrumentation with)
      throws IOException, InterruptedException {
    Path shim = shim(task);
    return cache.product(
        "inspection-parts",
        Hash.of(
            "inspection-parts",
            hash(task.problem()),
            String.valueOf(shim.getFileName()),
            inspectionHash(),
            with.fingerprint()),
        folder -> {
          natives.copy("prelude", folder);
          Path sources = natives.part("inspection");
          List<String> words = new ArrayList<>(with.compilerFlags());
          words.add("-I" + sources);
          words.addAll(compilation().includes(shim));
          words.add("-c");
          words.add(shim.resolve("shim.cpp").toString());
          words.add(sources.resolve("inspected.cpp").toString());
          words.add(sources.resolve(with.company() + ".cpp").toString());
          new TrustedBuild(with.compiler()).run(folder, words);
        });
  }

  private Path judgeParts() throws IOException, InterruptedException {
    return cache.product(
        "judge-parts",
        Hash.of("judge-parts", nativeHash, compiler().fingerprint()),
        folder -> {
          for (String name : JUDGE_SOURCES) {
            compilation().ours(folder, "judge", name, List.of());
          }
          compilation().ours(folder, "judge", NO_DEVICE, List.of());
        });
  }

  NativeCompilation compilation() {
    return new NativeCompilation(natives, defines, compiler());
  }

  /** The compiler of the reference, whatever the candidate's is. */
  private Compiler compiler() {
    return toolchain.compiler(ExecutionModel.SERIAL);
  }

  private static String included(Problem problem) {
    return "#include \"" + problem.source().toAbsolutePath() + "\"\n";
  }

  private static String generatedHash(Problem problem) {
    return Hash.of(
        problem.hash(),
        ProblemHeader.of(
            problem.signature(),
            String.join("\n", Prompt.preamble(problem, ExecutionModel.SERIAL))),
        CallHeader.of(problem.signature()),
        RunnerShim.of(problem.signature()),
        JudgeGlue.of(problem));
  }
}
