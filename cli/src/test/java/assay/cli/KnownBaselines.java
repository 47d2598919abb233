package assay.cli;

import assay.suites.kernels.baseline.BaselineDocument;
import assay.suites.kernels.baseline.BaselineKey;
import assay.suites.kernels.baseline.CompileMode;
import assay.suites.kernels.baseline.CompiledTimes;
import assay.suites.kernels.baseline.MeasuredBaseline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Times of compiled modules: half of what they take as they come, and one cannot be compiled. */
final class KnownBaselines {
  private KnownBaselines() {}

  static Path write(Path file, double eager, Set<String> modules) throws IOException {
    List<MeasuredBaseline> all = new ArrayList<>();
    for (String module : modules) {
      BaselineKey key =
          new BaselineKey("kernels/" + module, "paper", "fp16", "H200", KnownModules.TORCH);
      CompiledTimes times =
          module.equals("level1/019-relu")
              ? new CompiledTimes.Failed("no")
              : new CompiledTimes.Timed(List.of(eager), List.of(eager / 2), 3);
      all.add(
          new MeasuredBaseline(
              key, "", Instant.EPOCH, List.of(eager), Map.of(CompileMode.INDUCTOR_DEFAULT, times)));
    }
    return Files.writeString(file, BaselineDocument.of(all).toString());
  }
}
