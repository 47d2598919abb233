package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.build.Compiler;
import assay.build.TrustedBuild;
import assay.suites.parallel.glue.ProblemHeader;
import assay.suites.parallel.glue.RunnerShim;
import assay.suites.parallel.glue.ViewCallHeader;
import assay.suites.parallel.problem.SixtySignatures;
import assay.suites.parallel.signature.Cpu;
import assay.suites.parallel.signature.Signature;
import assay.suites.parallel.signature.Views;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All sixty signatures become Views that the shim can lay over an item and pass to a stub. */
class KokkosShimsIT {
  private static final Path NATIVES = Path.of(System.getProperty("assay.home"), "native");

  @TempDir static Path folder;

  @Test
  void allSixtyBecomeShimsThatCompileWithAStub() throws Exception {
    Optional<Kokkos> kokkos = Kokkos.find(System.getenv());
    assumeTrue(kokkos.isPresent(), Kokkos.REMEDY);
    TrustedBuild build = new TrustedBuild(Compiler.find("g++").orElseThrow());
    List<String> flags =
        new ArrayList<>(
            List.of("-std=c++20", "-O0", "-fopenmp", "-Wall", "-Wextra", "-Wno-unused-parameter"));
    flags.addAll(kokkos.get().compilerFlags());
    for (String part : List.of("judge", "runner", "prelude")) {
      flags.add("-I" + NATIVES.resolve(part));
    }
    Files.copy(NATIVES.resolve("prelude/kokkos.hpp"), folder.resolve("start.hpp"));
    build.run(folder, with(flags, "-x", "c++-header", "start.hpp", "-o", "start.hpp.gch"));
    List<Future<?>> all = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
      for (SixtySignatures.Entry entry : SixtySignatures.read()) {
        Path here = written(entry);
        String start = folder.resolve("start.hpp").toString();
        List<String> words = with(flags, "-Werror", "-include", start, "-I.", "-fsyntax-only");
        words.add("all.cpp");
        all.add(
            threads.submit(
                () -> {
                  build.run(here, words);
                  return here;
                }));
      }
    }
    assertThat(all).hasSize(60);
    for (Future<?> one : all) {
      assertThat(one.get()).isNotNull();
    }
  }

  private static List<String> with(List<String> flags, String... more) {
    List<String> words = new ArrayList<>(flags);
    words.addAll(List.of(more));
    return words;
  }

  private static Path written(SixtySignatures.Entry entry) throws Exception {
    Path here = Files.createDirectory(folder.resolve(entry.name()));
    Signature signature = entry.signature();
    String structures = Cpu.structureDefinitions(signature);
    Files.writeString(here.resolve("problem.hpp"), ProblemHeader.of(signature, structures));
    Files.writeString(here.resolve("call.hpp"), ViewCallHeader.of(signature));
    Files.writeString(
        here.resolve("all.cpp"),
        RunnerShim.of(signature)
            + Views.declaration(signature)
            + " "
            + Cpu.stubBody(signature)
            + RunnerShim.entry(signature.function(), Views.functionType(signature)));
    return here;
  }
}
