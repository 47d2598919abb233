package assay.cli;

import assay.lane.Lane;
import assay.lane.Lanes;
import assay.machine.Machine;
import assay.pack.PackException;
import assay.statistics.Effort;
import assay.suites.kernels.BaselineBench;
import assay.suites.kernels.KernelsSuite;
import assay.suites.kernels.baseline.BaselineKey;
import assay.suites.kernels.baseline.CompileMode;
import assay.suites.kernels.baseline.KeptBaselines;
import assay.suites.kernels.baseline.MeasuredBaseline;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * Times modules on lanes as candidates get them. What is known is measured again where the module
 * as it comes no longer takes as long.
 */
final class ModuleTiming {
  private final KernelsSuite suite;
  private final BaselineBench bench;
  private final Machine machine;
  private final Lanes lanes;
  private final Set<CompileMode> modes;
  private final Path folder;
  private final KeptBaselines kept;
  private final boolean again;

  private ModuleTiming(
      KernelsSuite suite,
      BaselineBench bench,
      Machine machine,
      Set<CompileMode> modes,
      Path folder,
      boolean again)
      throws PackException, IOException {
    this.suite = suite;
    this.bench = bench;
    this.machine = machine;
    this.lanes = new Lanes(machine.cores(), machine.gpus(), _ -> true);
    this.modes = modes;
    this.folder = folder;
    this.kept = KeptBaselines.read(folder);
    this.again = again;
  }

  /**
   * On a machine.
   *
   * @param folder where times are kept
   * @param again whether to measure what is known
   */
  static ModuleTiming of(
      KernelsSuite suite, Machine machine, Set<CompileMode> modes, Path folder, boolean again)
      throws Complaint, PackException, IOException {
    Optional<BaselineBench> bench = suite.baselines();
    if (bench.isEmpty()) {
      throw new Complaint(ExitCode.LACKING, "There is no PyTorch here; ./assay doctor says more.");
    }
    return new ModuleTiming(suite, bench.get(), machine, modes, folder, again);
  }

  MeasuredBaseline of(Task task) throws IOException, InterruptedException {
    BaselineKey key = BaselineKey.of(task, machine.facts(), bench.torch()).orElseThrow();
    try (Lane lane = lanes.lease(suite.lane(task, Effort.STANDARD))) {
      String fingerprint = bench.fingerprint(task, lane);
      Optional<MeasuredBaseline> before =
          kept.find(key).filter(one -> !again && one.fingerprint().equals(fingerprint));
      MeasuredBaseline found =
          before.isPresent()
              ? renewed(task, before.get(), lane)
              : bench.measure(task, key, modes, lane);
      KeptBaselines.keep(folder, found);
      return found;
    }
  }

  /** The module as it comes is timed beside what was not measured yet. */
  private MeasuredBaseline renewed(Task task, MeasuredBaseline before, Lane lane)
      throws IOException, InterruptedException {
    Set<CompileMode> missing = EnumSet.copyOf(modes);
    missing.removeAll(before.compiled().keySet());
    MeasuredBaseline now = bench.measure(task, before.key(), missing, lane);
    if (before.agrees(now.eagerMs(), MeasuredBaseline.DRIFT)) {
      return before.with(now.compiled());
    }
    Set<CompileMode> all = EnumSet.copyOf(modes);
    all.addAll(before.compiled().keySet());
    return bench.measure(task, before.key(), all, lane);
  }
}
