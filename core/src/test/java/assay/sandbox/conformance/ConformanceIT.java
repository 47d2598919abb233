package assay.sandbox.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import assay.sandbox.Workbench;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ConformanceIT {
  @TempDir static Path folder;
  static Conformance conformance;

  @BeforeAll
  static void prepare() throws Exception {
    Workbench bench = Workbench.in(folder);
    conformance = new Conformance(bench.sandbox(), bench.build(), folder);
  }

  @ParameterizedTest
  @EnumSource(Check.class)
  void keeps(Check check) throws Exception {
    Conformance.Result result = conformance.run(check);
    assertThat(result.kept()).as("%s: %s", check.promise(), result.observed()).isTrue();
  }
}
