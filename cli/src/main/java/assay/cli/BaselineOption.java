package assay.cli;

import assay.runfile.RunFile;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Option;

/** Whether a suite's own solver stands beside the runs. */
final class BaselineOption {
  @Option(
      names = "--no-baseline",
      description = "Leave out the suite's own solver, which stands beside runs of flops.")
  private boolean without;

  Baseline beside(List<RunFile> runs, Wiring wiring, Terminal terminal)
      throws Complaint, IOException, InterruptedException {
    return without ? Baseline.NONE : Baseline.beside(runs, wiring, terminal);
  }
}
