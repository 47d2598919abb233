package assay.suites.parallel.simt;

import assay.sandbox.PlainProcess;
import assay.suites.parallel.simt.SimtRuntime.Watch;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Kernels on the emulated device against plain C++, on one worker. */
final class BenchSimt {
  private BenchSimt() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("assay-simt-");
    Path source = Path.of(System.getProperty("assay.home"), "bench/simt/kernels.cu");
    Path program = new Emulator(folder).program(source, Watch.NOTHING, List.of("-march=native"));
    PlainProcess.Result result =
        Emulator.run(program, Map.of("ASSAY_SIMT_WORKERS", "1", "ASSAY_SIMT_ORDER", "forwards"));
    System.out.print(result.stdout() + result.stderr());
  }
}
