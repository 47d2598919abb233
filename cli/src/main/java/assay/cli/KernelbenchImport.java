package assay.cli;

import assay.machine.Machine;
import assay.suite.Suite;
import assay.suites.kernels.KernelsSuite;
import assay.suites.kernels.kernelbench.Checkout;
import assay.suites.kernels.kernelbench.ImportedPack;
import assay.suites.kernels.module.Origin;
import assay.task.Task;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Makes a checkout of KernelBench a pack of the suite kernels.
 *
 * @param folder where the pack is written
 */
record KernelbenchImport(Path source, Path folder, Wiring wiring) {
  static final String NAME = ImportedPack.NAME;

  /** What is printed: the counts are of problems. */
  record Document(Path pack, String commit, int tasks, long skipped, long unsound) {
    String text() {
      return """
      %s: %d problems of KernelBench, %d of them skipped here; %d are unsound, and scored both with and without.
      Next: ./assay run kernels --pack %s --model …
      """
          .formatted(pack, tasks, skipped, unsound, Shell.quoted(pack.toString()));
    }
  }

  /** Whether a folder looks like a checkout at all. */
  static boolean isAt(Path folder) {
    return Checkout.isAt(folder);
  }

  Document run() throws Exception {
    Checkout checkout = Checkout.inspect(source);
    ImportedPack.write(checkout, folder);
    Suite suite =
        wiring.catalogue(KernelsSuite.NAME, Optional.of(folder), Machine.read().cores().size());
    List<Task> tasks = suite.tasks();
    return new Document(
        folder,
        checkout.commit(),
        tasks.size(),
        tasks.stream().filter(task -> task.skipped().isPresent()).count(),
        tasks.stream().filter(task -> task.labels().containsKey(Origin.UNSOUND)).count());
  }
}
