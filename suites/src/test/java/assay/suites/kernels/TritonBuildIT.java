package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.lane.Lane;
import assay.redteam.RedTeam;
import assay.sandbox.NativeBuild;
import assay.sandbox.Sandbox;
import assay.suite.Product;
import assay.suites.AvailableSandbox;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * A candidate that has its kernel compiled in its first call, as Triton's are, on a machine without
 * a GPU: a compiler of C stands in for Triton's.
 */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TritonBuildIT {
  private static final Path HOME = Path.of(System.getProperty("assay.home"));

  private static final String TEXT =
      """
      import ctypes, os, subprocess
      import torch
      import torch.nn as nn

      SOURCE = "void relu(const float* x, float* y, long n) { for (long i = 0; i < n; i++) y[i] = x[i] > 0 ? x[i] : 0; }"

      def kernel():
          version = subprocess.check_output(["gcc", "-dumpversion"], text=True).strip()
          file = os.environ["TRITON_CACHE_DIR"] + "/relu-" + version + ".so"
          if not os.path.exists(file):
              with open("/tmp/relu.c", "w") as text:
                  text.write(SOURCE)
              subprocess.check_call(["gcc", "-O2", "-shared", "-fPIC", "/tmp/relu.c", "-o", file])
          return ctypes.CDLL(file).relu

      class ModelNew(nn.Module):
          def forward(self, x):
              y = torch.empty_like(x)
              kernel()(ctypes.c_void_p(x.data_ptr()), ctypes.c_void_p(y.data_ptr()), ctypes.c_long(x.numel()))
              return y
      """;

  private final Lane lane = new Lane(List.of(0, 1), Optional.empty(), () -> {});
  private KernelsSuite suite;
  private Task task;

  @BeforeAll
  void open() throws Exception {
    Path cache = Files.createDirectories(Path.of("target", "kernel-attacks").toAbsolutePath());
    Sandbox sandbox = AvailableSandbox.of(NativeBuild.in(HOME, cache));
    Path pack = HOME.resolve("packs/kernels");
    suite = KernelsSuite.open(HOME, pack, cache, cache.resolve("scratch"), Optional.of(sandbox), 2);
    assumeTrue(
        suite.tasks().getFirst().skipped().isEmpty(), "there is no PyTorch for /usr/bin/python3");
    task = suite.task("kernels/level1/019-relu/triton@small").orElseThrow();
  }

  private Verdict judged(String text) throws Exception {
    return switch (suite.build(task, Candidate.of(KernelsSuite.FILE, text), lane)) {
      case Product.Refused(Verdict verdict) -> verdict;
      case Product.Ready ready -> {
        try (ready) {
          yield suite.judge(task, ready, lane, RedTeam.EFFORT);
        }
      }
    };
  }

  @Test
  void whatFirstCallsCompileIsThereForTheRunner() throws Exception {
    Verdict verdict = judged(TEXT);
    assertThat(verdict.outcome()).as(verdict.toString()).isEqualTo(Outcome.CORRECT);
    assertThat(verdict.timing()).isPresent();
  }

  @Test
  void whatTheyDidNotCompileIsNotCompiledLater() throws Exception {
    Verdict verdict = judged(TEXT.replace("\"/relu-\"", "\"/relu-%d-\" % os.times()[4]"));
    assertThat(verdict.outcome()).as(verdict.toString()).isEqualTo(Outcome.CRASHED);
    assertThat(verdict.evidence().toString())
        .contains("a kernel is compiled that the first calls on such inputs did not use");
  }

  @Test
  void whatTheCompilerRefusesIsNotBuilt() throws Exception {
    String refusal =
        """
        class CompilationError(Exception):
            __module__ = "triton.compiler.errors"

        """;
    Verdict verdict =
        judged(refusal + TEXT.replace("return y", "raise CompilationError('no such type')"));
    assertThat(verdict.outcome()).as(verdict.toString()).isEqualTo(Outcome.BUILD_FAILED);
    assertThat(verdict.evidence().getFirst().reason()).isEqualTo(Reason.COMPILE_ERROR);
    assertThat(verdict.evidence().getFirst().text()).isEqualTo("CompilationError: no such type");
  }

  /** A solution of the pack lies beside the module. */
  @Test
  void firstCallsSeeOfTheMachineWhatTheRunnerSees() throws Exception {
    Verdict verdict =
        judged(
            TEXT.replace(
                "def kernel():",
                """
                if "TRITON_CACHE_DIR" in os.environ:
                    names = [os.path.join(folder, name) for folder, _, files in os.walk("/assay") for name in files]
                    assert not [name for name in names if "oracles" in name or name.endswith("task.yaml")], names

                def kernel():
                """));
    assertThat(verdict.outcome()).as(verdict.toString()).isEqualTo(Outcome.CORRECT);
  }
}
