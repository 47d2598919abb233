package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.build.BuildCache;
import assay.build.Compiler;
import assay.lane.Lane;
import assay.sandbox.NativeBuild;
import assay.sandbox.Sandbox;
import assay.suite.Product;
import assay.suites.AvailableSandbox;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Which headers a text is compiled with, and that none is compiled more often than it helps. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExtensionCompilerIT {
  private static final Path HOME = Path.of(System.getProperty("assay.home"));

  private final Lane lane = new Lane(List.of(0, 1), Optional.empty(), () -> {});
  private BuildCache cache;
  private Compiler compiler;
  private Python python;
  private ExtensionHeader header;
  private ExtensionCompiler extensions;

  @BeforeAll
  void open() throws Exception {
    Path place = Files.createDirectories(Path.of("target", "kernel-attacks").toAbsolutePath());
    Sandbox sandbox = AvailableSandbox.of(NativeBuild.in(HOME, place));
    Optional<Python> found = Python.find(Map.of());
    assumeTrue(found.isPresent(), "there is no PyTorch for /usr/bin/python3");
    python = found.get();
    cache = new BuildCache(place);
    compiler = Compiler.find("g++").orElseThrow();
    header = new ExtensionHeader(HOME, cache, compiler, python);
    extensions =
        new ExtensionCompiler(
            compiler, Optional.empty(), python, header, sandbox, place.resolve("scratch"));
  }

  private Product compiled(String text, String... functions) throws Exception {
    return extensions.compiled(new Wish("it", text, "", List.of(functions), List.of()), lane);
  }

  private void succeeds(String text, String... functions) throws Exception {
    switch (compiled(text, functions)) {
      case Product.Ready ready -> ready.close();
      case Product.Refused refused -> throw new AssertionError(refused.verdict());
    }
  }

  @Test
  void aPlainTextNeedsNoPybind() throws Exception {
    Wish wish = new Wish("it", "int f();", "", List.of("f"), List.of());
    assertThat(LightHeader.of(wish)).isEqualTo(LightHeader.PLAIN);
    succeeds("torch::Tensor f(torch::Tensor x, int64_t n) { return x * n; }", "f");
  }

  @Test
  void aTextWithBindingsOfItsOwnHasPybind() throws Exception {
    succeeds(
        """
        torch::Tensor f(torch::Tensor x) { return x; }
        PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("f", &f); }
        """);
  }

  @Test
  void aTypeThatOurBindingsDoNotKnowIsLeftToPybind() throws Exception {
    succeeds("int64_t f(std::map<std::string, int64_t> x) { return x.size(); }", "f");
  }

  @Test
  void whatOnlyTheWholeHeaderHasIsCompiledWithIt() throws Exception {
    succeeds("torch::Tensor f(torch::Tensor x) { return torch::nn::ReLU()(x); }", "f");
  }

  @Test
  void whatNoHeaderHasIsRefusedAtOnce() throws Exception {
    assertThat(compiled("torch::Tensor f(torch::Tensor x) { retrun x; }", "f"))
        .isInstanceOfSatisfying(
            Product.Refused.class,
            refused -> {
              String log = refused.verdict().build().orElseThrow().log();
              assertThat(log).contains("retrun").doesNotContain(LightHeader.NO_BINDING);
            });
  }

  @Test
  void onlyWhatTheWholeHeaderMayHaveIsTriedAgain() throws Exception {
    KnownWords words = header.words(LightHeader.PLAIN);
    assertThat(words.mayHelp("x.cpp:1:4: error: ‘retrun’ was not declared in this scope"))
        .isFalse();
    assertThat(words.mayHelp("x.cpp:1:4: error: ‘size’ was not declared in this scope")).isFalse();
    assertThat(words.mayHelp("x.cpp:1:4: error: cannot convert ‘nn’ to ‘double’")).isFalse();
    assertThat(words.mayHelp("x.cpp:1:4: error: ‘torch::nn’ has not been declared")).isTrue();
    assertThat(words.mayHelp("x.cpp:1:4: error: ‘load’ is not a member of ‘torch’")).isTrue();
    assertThat(words.mayHelp("x.cpp:1:4: error: ‘lod’ is not a member of ‘torch’")).isFalse();
    assertThat(words.mayHelp("x.cpp:1:4: error: ‘TORCH_MODULE’ does not name a type")).isTrue();
    assertThat(words.mayHelp("x.cpp:1:4: note: ‘torch::nn’ has not been declared")).isFalse();
    KnownWords kernels = header.words(LightHeader.KERNELS);
    assertThat(kernels.mayHelp("x.cu(7): error: namespace \"torch\" has no member \"softmax\""))
        .isTrue();
    assertThat(kernels.mayHelp("x.cu(7): error: identifier \"retrun\" is undefined")).isFalse();
  }

  @Test
  void otherHeadersOfOursMakeOtherLibraries(@TempDir Path home) throws Exception {
    Path ours = HOME.resolve("native/torch");
    try (Stream<Path> files = Files.walk(ours)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = home.resolve("native/torch").resolve(ours.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
    assertThat(fingerprintIn(home)).isEqualTo(header.fingerprint());
    Path light = home.resolve("native/torch/include/plain").resolve(ExtensionHeader.NAME);
    Files.writeString(light, "// changed\n", StandardOpenOption.APPEND);
    assertThat(fingerprintIn(home)).isNotEqualTo(header.fingerprint());
  }

  private String fingerprintIn(Path home) {
    return new ExtensionHeader(home, cache, compiler, python).fingerprint();
  }
}
