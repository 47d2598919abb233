package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import assay.pack.JsonFile;
import assay.sandbox.Exit;
import assay.sandbox.PlainProcess;
import assay.suites.kernels.baseline.BaselineDocument;
import assay.suites.kernels.baseline.BaselineKey;
import assay.suites.kernels.baseline.CompileMode;
import assay.suites.kernels.baseline.CompiledTimes;
import assay.suites.kernels.baseline.KeptBaselines;
import assay.suites.kernels.baseline.MeasuredBaseline;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** What the program that times modules says, and what is kept of it. */
final class BaselineBenchTest {
  private static final BaselineKey KEY =
      new BaselineKey("kernels/level1/019-relu", "paper", "fp32", "NVIDIA H200", "2.11.0");

  private static final String EAGER = "{\"way\":\"eager\",\"milliseconds\":[3,1,2],\"items\":9}\n";

  private static final String DEFAULT =
      "{\"way\":\"inductor-default\",\"eager\":[2,4],\"milliseconds\":[1,2],\"compile_seconds\":7}\n";

  private static MeasuredBaseline read(Exit exit, String out, String errors, CompileMode... wanted)
      throws IOException {
    Set<CompileMode> modes = EnumSet.noneOf(CompileMode.class);
    modes.addAll(List.of(wanted));
    return BaselineBench.read(KEY, "print", modes, new PlainProcess.Result(exit, out, errors));
  }

  @Test
  void theMedianCountsAndRatiosArePaired() throws IOException {
    MeasuredBaseline found =
        read(new Exit.Exited(0), EAGER + DEFAULT, "", CompileMode.INDUCTOR_DEFAULT);
    assertThat(found.eagerMs()).isEqualTo(2);
    assertThat(found.compiled().get(CompileMode.INDUCTOR_DEFAULT))
        .isInstanceOfSatisfying(
            CompiledTimes.Timed.class,
            timed -> assertThat(timed.speedup()).isEqualTo(2, within(1e-12)));
  }

  @Test
  void whatWasTimedBeforeTheLimitIsKept() throws IOException {
    MeasuredBaseline found =
        read(
            new Exit.TimedOut(),
            EAGER + DEFAULT,
            "",
            CompileMode.INDUCTOR_DEFAULT,
            CompileMode.CUDAGRAPHS);
    assertThat(found.compiled().get(CompileMode.INDUCTOR_DEFAULT))
        .isInstanceOf(CompiledTimes.Timed.class);
    assertThat(found.compiled().get(CompileMode.CUDAGRAPHS))
        .isEqualTo(
            new CompiledTimes.Failed("not compiled and timed within 3 minutes for each way"));
  }

  @Test
  void aModuleThatCannotBeTimedIsNoBaseline() {
    assertThatThrownBy(() -> read(new Exit.Exited(1), "", "Traceback\nMemoryError: too much\n"))
        .isInstanceOf(IOException.class)
        .hasMessage("the module could not be timed: MemoryError: too much");
  }

  @Test
  void aDriftIsSeenBothWays() throws IOException {
    MeasuredBaseline found = read(new Exit.Exited(0), EAGER, "");
    assertThat(found.agrees(2.2, MeasuredBaseline.DRIFT)).isTrue();
    assertThat(found.agrees(2.4, MeasuredBaseline.DRIFT)).isFalse();
    assertThat(found.agrees(1.8, MeasuredBaseline.DRIFT)).isTrue();
    assertThat(found.agrees(1.6, MeasuredBaseline.DRIFT)).isFalse();
  }

  @Test
  void whatIsKeptIsFoundAgain(@TempDir Path folder) throws Exception {
    MeasuredBaseline one =
        read(
            new Exit.TimedOut(),
            EAGER + DEFAULT,
            "",
            CompileMode.INDUCTOR_DEFAULT,
            CompileMode.CUDAGRAPHS);
    KeptBaselines.keep(folder, read(new Exit.Exited(0), EAGER, ""));
    KeptBaselines.keep(folder, one);
    assertThat(KeptBaselines.read(folder).find(KEY)).contains(one);
    assertThat(KeptBaselines.read(folder).all()).hasSize(1);
    assertThat(KeptBaselines.read(folder.resolve("none")).all()).isEmpty();
  }

  @Test
  void timesThatAreNoneAreRefused() {
    JsonFile file =
        new JsonFile(
            Path.of("times.json"),
            JsonMapper.shared()
                .readTree(
                    "{\"baselines\":[{\"measured\":\"2026-01-02T03:04:05Z\",\"eager\":[0]}]}"));
    assertThatThrownBy(() -> BaselineDocument.read(file))
        .hasMessageContaining("expected times, all of them positive");
  }

  @Test
  void whateverACandidateIsWrittenInTheModuleIsTheSame() {
    Map<String, String> machine =
        Map.of("gpu", "NVIDIA H200, NVIDIA H200", "cpu", "EPYC", "cores", "16");
    assertThat(BaselineKey.of(task("cuda@paper"), machine, "2.11.0")).contains(KEY);
    assertThat(BaselineKey.of(task("triton@paper"), machine, "2.11.0")).contains(KEY);
    assertThat(BaselineKey.of(task("cpp@small"), machine, "2.11.0").orElseThrow().hardware())
        .isEqualTo("EPYC, 16 cores");
  }

  private static Task task(String way) {
    return new Task(
        "kernels/level1/019-relu/" + way, "kernels", "kernels", "", Map.of(), "", Optional.empty());
  }
}
