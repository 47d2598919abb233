package assay.lane;

import static org.assertj.core.api.Assertions.assertThat;

import assay.machine.Gpu;
import assay.sandbox.NativeBuild;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GpuProbeTest {
  @TempDir Path folder;

  @Test
  void aProcessorThatCannotBeAskedIsNotKnownToBeWell() throws Exception {
    Gpu gpu = new Gpu(0, "one", Path.of("/dev/nvidia0"));
    NativeBuild withoutSources = NativeBuild.in(folder, folder.resolve("cache"));
    assertThat(new GpuProbe(withoutSources).isWell(gpu)).isFalse();
  }
}
