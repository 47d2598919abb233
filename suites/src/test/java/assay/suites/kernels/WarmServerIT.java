package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.build.BuildCache;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** That judges would start from nothing in its place shows nowhere but in their time. */
@Tag("slow")
class WarmServerIT {
  private static final Path HOME = Path.of(System.getProperty("assay.home"));

  @TempDir Path folder;

  @Test
  void itIsThereWhereRunnersAreConfined() throws Exception {
    Tools tools = Tools.find(HOME, new BuildCache(folder));
    assumeTrue(tools.python().isPresent(), "there is no PyTorch for /usr/bin/python3");
    assertThat(new WarmServer(tools, 1, true).judge().getFirst())
        .isEqualTo(tools.parts().ask().toString());
    assertThat(new WarmServer(tools, 1, false).judge()).isEqualTo(tools.coldJudge());
  }
}
