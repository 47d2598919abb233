package assay.suites.parallel;

import assay.build.Compiler;
import assay.build.TrustedBuild;
import assay.suites.parallel.glue.CallHeader;
import assay.suites.parallel.glue.DeviceCallHeader;
import assay.suites.parallel.glue.JudgeGlue;
import assay.suites.parallel.glue.ProblemHeader;
import assay.suites.parallel.glue.RunnerShim;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.signature.Device;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** Builds native parts under the address and undefined behaviour sanitizers. */
final class SanitizedJudge {
  static final Path NATIVE = Path.of(System.getProperty("assay.home"), "native");

  private static final List<String> FLAGS =
      List.of("-std=c++20", "-O1", "-g1", "-Wall", "-Wextra", "-Werror");
  private static final List<String> SANITIZERS =
      List.of("-fsanitize=address,undefined", "-fno-sanitize-recover=all");
  private static final List<String> JUDGE =
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

  private final Path folder;
  private final TrustedBuild build;

  SanitizedJudge(Path folder) throws IOException, InterruptedException {
    this.folder = folder;
    this.build = new TrustedBuild(Compiler.find("g++").orElseThrow());
  }

  /** A program of the named sources, relative to {@code native}. */
  Path program(String name, boolean sanitized, String... sources) throws Exception {
    List<String> words = new ArrayList<>();
    for (String source : sources) {
      words.add(NATIVE.resolve(source).toString());
    }
    return program(name, sanitized, words);
  }

  private Path program(String name, boolean sanitized, List<String> more)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(FLAGS);
    if (sanitized) {
      words.addAll(SANITIZERS);
    }
    for (String part : List.of("judge", "runner", "prelude", "test")) {
      words.add("-I" + NATIVE.resolve(part));
    }
    words.addAll(more);
    words.addAll(List.of("-o", name));
    build.run(folder, words);
    return folder.resolve(name);
  }

  /** The parts of the judge that are the same for every problem. */
  void compileParts() throws Exception {
    AtOnce.make(JUDGE.stream().map(name -> (Callable<Path>) () -> part(name)).toList());
  }

  private Path part(String name) throws IOException, InterruptedException {
    String source = NATIVE.resolve("judge/" + name + ".cpp").toString();
    return program(name + ".o", true, List.of("-c", source));
  }

  /** Writes what is generated for the problem into a folder of its own. */
  private Path generated(Problem problem) throws IOException {
    Path here = Files.createDirectories(folder.resolve(problem.name()));
    String preamble = String.join("\n", Prompt.preamble(problem, ExecutionModel.SERIAL));
    Files.writeString(here.resolve("problem.hpp"), ProblemHeader.of(problem.signature(), preamble));
    Files.writeString(here.resolve("call.hpp"), CallHeader.of(problem.signature()));
    Files.writeString(here.resolve("shim.cpp"), RunnerShim.of(problem.signature()));
    Files.writeString(here.resolve("glue.cpp"), JudgeGlue.of(problem));
    Files.writeString(
        here.resolve("reference.cpp"),
        "#include \"%s\"\n".formatted(problem.source().toAbsolutePath())
            + RunnerShim.entry(problem.signature()));
    return here;
  }

  /** The problem's judge, of the compiled parts, for candidates that compute on the host. */
  Path judge(Problem problem) throws Exception {
    return judge(problem, "judge/no_device.cpp", "-judge");
  }

  /** The same for those that compute on a device which only tests have. */
  Path deviceJudge(Problem problem) throws Exception {
    return judge(problem, "test/device/device.cpp", "-device-judge");
  }

  private Path judge(Problem problem, String device, String kind) throws Exception {
    String name = problem.name() + kind;
    if (Files.exists(folder.resolve(name))) {
      return folder.resolve(name);
    }
    Path here = generated(problem);
    List<String> words = new ArrayList<>(List.of("-I" + here));
    words.add(here.resolve("glue.cpp").toString());
    words.add(here.resolve("reference.cpp").toString());
    words.add(NATIVE.resolve("runner/borrowed.cpp").toString());
    words.add(NATIVE.resolve("test/sanitized.cpp").toString());
    words.add(NATIVE.resolve(device).toString());
    JUDGE.forEach(part -> words.add(part + ".o"));
    return program(name, true, words);
  }

  /** A runner that holds a candidate for that device. */
  Path deviceRunner(Problem problem, String candidate) throws Exception {
    Path here = generated(problem);
    Device device = OnDevice.of(problem, ExecutionModel.CUDA).device();
    Path own = Files.createTempDirectory(folder, "device");
    for (String name : List.of("problem.hpp", "shim.cpp")) {
      Files.copy(here.resolve(name), own.resolve(name));
    }
    Path array = NATIVE.resolve("test/device/device_array.hpp");
    Files.copy(array, own.resolve("device_array.hpp"));
    Files.writeString(own.resolve("call.hpp"), DeviceCallHeader.of(device));
    Files.writeString(
        own.resolve("candidate.cpp"),
        "#include \"problem.hpp\"\n#include <thread>\n#include <unistd.h>\nvoid leave_work(double seconds);\n"
            + candidate
            + RunnerShim.entry(problem.signature().function(), device.functionType()));
    List<String> words = new ArrayList<>(List.of("-I" + own));
    for (String name : List.of("shim.cpp", "candidate.cpp")) {
      words.add(own.resolve(name).toString());
    }
    for (String name :
        List.of("runner/borrowed.cpp", "runner/runner.cpp", "test/device/runner.cpp")) {
      words.add(NATIVE.resolve(name).toString());
    }
    words.add("-pthread");
    return program(String.valueOf(own.getFileName()) + "-runner", false, words);
  }

  /** The runner that holds the problem's reference. */
  Path runner(Problem problem, boolean sanitized) throws Exception {
    String name = problem.name() + (sanitized ? "-careful" : "-runner");
    if (Files.exists(folder.resolve(name))) {
      return folder.resolve(name);
    }
    Path here = generated(problem);
    List<String> words = new ArrayList<>(List.of("-I" + here));
    words.add(here.resolve("shim.cpp").toString());
    words.add(here.resolve("reference.cpp").toString());
    words.add(NATIVE.resolve("runner/borrowed.cpp").toString());
    words.add(NATIVE.resolve("runner/runner.cpp").toString());
    words.add(NATIVE.resolve("runner/alone.cpp").toString());
    if (sanitized) {
      words.add(NATIVE.resolve("test/sanitized.cpp").toString());
    }
    return program(name, sanitized, words);
  }
}
