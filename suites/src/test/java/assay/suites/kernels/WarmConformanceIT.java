package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.build.BuildCache;
import assay.sandbox.NativeBuild;
import assay.sandbox.Sandbox;
import assay.sandbox.conformance.Check;
import assay.sandbox.conformance.Conformance;
import assay.suites.AvailableSandbox;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A process that confines itself with PyTorch loaded is confined like any other. */
@Tag("slow")
class WarmConformanceIT {
  private static final Path HOME = Path.of(System.getProperty("assay.home"));

  @TempDir static Path folder;
  static Conformance conformance;

  @BeforeAll
  static void prepare() throws Exception {
    Tools tools = Tools.find(HOME, new BuildCache(folder.resolve("cache")));
    assumeTrue(tools.python().isPresent(), "there is no PyTorch for /usr/bin/python3");
    NativeBuild build = NativeBuild.in(HOME, folder.resolve("cache"));
    Sandbox sandbox = AvailableSandbox.of(build);
    List<String> starter = new ArrayList<>(tools.python().orElseThrow().command());
    starter.add(HOME.resolve("torch/tests/confined.py").toString());
    starter.add(tools.parts().confine().toString());
    conformance = new Conformance(sandbox.startedBy(starter), build, folder);
  }

  @ParameterizedTest
  @EnumSource(Check.class)
  void keeps(Check check) throws Exception {
    Conformance.Result result = conformance.run(check);
    assertThat(result.kept()).as("%s: %s", check.promise(), result.observed()).isTrue();
  }
}
