package assay.suites.parallel.glue;

import assay.build.Compiler;
import assay.build.TrustedBuild;
import assay.suites.parallel.problem.Comparison;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.problem.Sizes;
import assay.suites.parallel.signature.Cpu;
import assay.suites.parallel.signature.Signature;
import assay.suites.parallel.signature.Structure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compiles what is generated around a signature, with the headers it shares precompiled. */
final class GluePieces {
  private static final List<String> FLAGS =
      List.of("-std=c++20", "-O0", "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter");

  private final Path folder;
  private final Path natives;
  private final TrustedBuild build;

  GluePieces(Path folder) throws Exception {
    this.folder = folder;
    this.natives = Path.of(System.getProperty("assay.home"), "native");
    this.build = new TrustedBuild(Compiler.find("g++").orElseThrow());
    Files.writeString(
        folder.resolve("common.hpp"),
        """
        #include "compare.hpp"
        #include "random.hpp"
        #include "serial.hpp"
        #include "shim.hpp"
        #include "view.hpp"
        #include <optional>
        #include <span>
        """);
    Files.createDirectory(folder.resolve("serial"));
    Files.createDirectory(folder.resolve("omp"));
    precompile("serial", List.of());
    precompile("omp", List.of("-fopenmp", "-include", "omp.h"));
    for (String name : List.of("runner", "borrowed", "alone")) {
      run(folder, List.of("-c", natives.resolve("runner/" + name + ".cpp").toString()));
    }
  }

  private void precompile(String model, List<String> more) throws Exception {
    List<String> words = new ArrayList<>(more);
    words.addAll(List.of("-x", "c++-header", "common.hpp", "-o", model + "/common.hpp.gch"));
    run(folder, words);
  }

  private void run(Path here, List<String> more) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(FLAGS);
    for (String part : List.of("judge", "runner", "prelude")) {
      words.add("-I" + natives.resolve(part));
    }
    words.addAll(more);
    build.run(here, words);
  }

  private List<String> with(String model, String... words) {
    List<String> all =
        new ArrayList<>(
            List.of("-Winvalid-pch", "-include", folder.resolve(model) + "/common.hpp", "-I."));
    all.addAll(List.of(words));
    return all;
  }

  /** Writes every piece and compiles shim, judge's glue and, for both models, a stub. */
  void compile(String name, Signature signature) throws Exception {
    Path here = Files.createDirectory(folder.resolve(name));
    String structures = Cpu.structureDefinitions(signature);
    Files.writeString(here.resolve("problem.hpp"), ProblemHeader.of(signature, structures));
    Files.writeString(here.resolve("call.hpp"), CallHeader.of(signature));
    Files.writeString(here.resolve("shim.cpp"), RunnerShim.of(signature));
    Files.writeString(here.resolve("glue.cpp"), JudgeGlue.of(problem(signature)));
    Files.writeString(
        here.resolve("stub.cpp"), structures + Cpu.nop(signature) + RunnerShim.entry(signature));
    run(here, with("serial", "-c", "shim.cpp"));
    run(here, with("serial", "-c", "stub.cpp"));
    run(here, with("serial", "-fsyntax-only", "glue.cpp"));
    List<String> omp = with("omp", "-fsyntax-only", "stub.cpp");
    omp.addAll(List.of("-fopenmp", "-include", "omp.h"));
    run(here, omp);
  }

  /** Links a compiled stub into a runner, as a candidate is linked. */
  Path link(String name) throws Exception {
    Path here = folder.resolve(name);
    List<String> words =
        new ArrayList<>(
            List.of(
                "stub.o", "shim.o", "../runner.o", "../borrowed.o", "../alone.o", "-o", "runner"));
    words.addAll(build.compiler().linker());
    run(here, words);
    return here.resolve("runner");
  }

  private static Problem problem(Signature signature) {
    boolean structured =
        Storage.of(signature).stream()
            .anyMatch(field -> field.writes() && field.element() instanceof Structure);
    return new Problem(
        "type/name",
        "type",
        "name",
        "title",
        "text",
        List.of(),
        signature,
        List.of(),
        Map.of(),
        new Sizes(List.of(), Map.of()),
        List.of("uniform"),
        structured ? new Comparison.Verifier("any") : comparison(signature),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Map.of(),
        Path.of("/"),
        Path.of("/"),
        "hash");
  }

  /** Both of the built-in comparisons, by turns. */
  private static Comparison comparison(Signature signature) {
    return signature.function().length() % 2 == 0
        ? new Comparison.Exact()
        : new Comparison.Norm(1e-9, signature.function().length() % 3 == 0 ? "terms" : "expected");
  }
}
