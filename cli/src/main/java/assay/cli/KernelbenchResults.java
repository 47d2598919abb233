package assay.cli;

import assay.machine.Machine;
import assay.pack.PackException;
import assay.runfile.RunFile;
import assay.suite.Suite;
import assay.suites.kernels.KernelsSuite;
import assay.suites.kernels.kernelbench.Baseline;
import assay.suites.kernels.kernelbench.GeneratedRun;
import assay.suites.kernels.kernelbench.ImportedPack;
import assay.suites.kernels.kernelbench.ResultsFile;
import assay.suites.kernels.kernelbench.ResultsImport;
import assay.suites.kernels.module.Variant;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Makes KernelBench's results a run.
 *
 * @param file its {@code eval_results.json}
 * @param pack the checkout that the results are about, once it was imported
 * @param level that they are about, where the texts beside them do not say
 * @param baseline the times of the problems' own modules
 */
record KernelbenchResults(
    Path file, Path pack, Optional<Integer> level, Optional<Path> baseline, Wiring wiring) {
  /** What lies beside the results: the texts, and how they were asked for. */
  GeneratedRun generated() throws PackException {
    return GeneratedRun.beside(file);
  }

  int into(ImportedRun imported)
      throws Complaint, PackException, IOException, InterruptedException {
    ResultsFile results = ResultsFile.read(file);
    GeneratedRun generated = generated();
    Optional<Baseline> times =
        baseline.isPresent() ? Optional.of(Baseline.read(baseline.get())) : Optional.empty();
    Variant way = KernelbenchReplay.way(generated);
    int about = level(generated);
    ResultsImport records =
        new ResultsImport(
            results, generated, about, ResultsImport.numbered(tasks(way), about), times);
    if (!records.unknown().isEmpty()) {
      throw Complaint.usage(
          "%s has results of problem %d, which level %d of the pack does not have; check --level."
              .formatted(file, records.unknown().getFirst(), about));
    }
    try (RunFile run =
        RunFile.create(
            imported.path(),
            imported.header(
                KernelsSuite.NAME, ImportedPack.NAME, results.hash(), ResultsImport.MACHINE))) {
      return records.into(run);
    }
  }

  private int level(GeneratedRun generated) throws Complaint {
    if (level.isPresent()) {
      return level.get();
    }
    if (generated.levels().size() == 1) {
      return generated.levels().getFirst();
    }
    throw Complaint.usage(
        "%s does not say which level it is about; add --level, such as --level 1.".formatted(file));
  }

  private List<Task> tasks(Variant way)
      throws Complaint, PackException, IOException, InterruptedException {
    if (!ImportedPack.isAt(pack)) {
      throw Complaint.usage(
          "There is no pack of KernelBench at %s; import the checkout first, or name its pack with --pack."
              .formatted(pack));
    }
    Suite suite =
        wiring.catalogue(KernelsSuite.NAME, Optional.of(pack), Machine.read().cores().size());
    return suite.further(way.label());
  }
}
