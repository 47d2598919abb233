package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.build.BuildCache;
import assay.lane.Lane;
import assay.sandbox.NativeBuild;
import assay.sandbox.Sandbox;
import assay.suite.Product;
import assay.suites.AvailableSandbox;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** That others would start from nothing in its place shows nowhere but in their time. */
@Tag("slow")
class WarmServerIT {
  private static final Path HOME = Path.of(System.getProperty("assay.home"));
  private static final Lane LANE = new Lane(List.of(0), Optional.empty(), () -> {});

  @TempDir static Path folder;
  private static Tools tools;
  private static ExtensionBuild warm;
  private static ExtensionBuild cold;

  @BeforeAll
  static void open() throws Exception {
    tools = Tools.find(HOME, new BuildCache(folder));
    assumeTrue(tools.python().isPresent(), "there is no PyTorch for /usr/bin/python3");
    Sandbox sandbox = AvailableSandbox.of(NativeBuild.in(HOME, folder));
    warm = build(sandbox, true);
    cold = build(sandbox, false);
  }

  private static ExtensionBuild build(Sandbox sandbox, boolean confining) {
    WarmServer server = new WarmServer(tools, 1, confining);
    return tools.build(sandbox, server, folder.resolve("scratch"), folder).orElseThrow();
  }

  @Test
  void itIsThereWhereRunnersAreConfined() throws Exception {
    assertThat(new WarmServer(tools, 1, true).judge().getFirst())
        .isEqualTo(tools.parts().ask().toString());
    assertThat(new WarmServer(tools, 1, false).judge()).isEqualTo(tools.coldJudge());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class ModelNew: pass",
        "class Model: pass",
        "raise ValueError('a reason of its own')",
        "import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
        "import os; os.abort()",
        "import sys; sys.exit(7)",
        "import ctypes; ctypes.string_at(0)",
        "open('candidate.py', 'w').write('another'); class_ = 1",
        "import os; raise OSError(sorted(os.listdir('/proc/self/fd')))",
        "import os; raise OSError(sorted(name for name in os.environ if name[0] != 'L'))",
        "import os, sys; raise OSError(sys.path[0], os.getcwd(), os.path.exists('/root'))",
        "retrun = 1; return",
      })
  void itReadsTextsAsAProcessOfItsOwnWould(String text) throws Exception {
    assertThat(told(warm, text)).isEqualTo(told(cold, text));
  }

  private static String told(ExtensionBuild build, String text) throws Exception {
    return switch (build.build(text, LANE)) {
      case Product.Ready ready -> {
        ready.close();
        yield "ready";
      }
      case Product.Refused refused ->
          refused.verdict().outcome() + " " + refused.verdict().evidence();
    };
  }
}
