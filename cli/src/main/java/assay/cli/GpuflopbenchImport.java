package assay.cli;

import assay.machine.Machine;
import assay.suites.flops.gpuflopbench.Checkout;
import assay.suites.flops.gpuflopbench.CubinBuild;
import assay.suites.flops.gpuflopbench.ImportedPack;
import assay.suites.flops.gpuflopbench.Row;
import java.nio.file.Path;
import java.util.List;

/**
 * Makes a checkout of gpuFLOPBench a pack of the suite flops.
 *
 * @param folder where the pack is written
 * @param build whether to compile the programs as well
 */
record GpuflopbenchImport(Path source, Path folder, boolean build, Terminal terminal) {
  /** What is printed: the counts are of kernels. */
  record Document(
      Path pack, String commit, String from, int tasks, long unsound, boolean built, long cubins) {
    String text() {
      StringBuilder text = new StringBuilder();
      text.append(
          "%s: %d kernels of gpuFLOPBench, from %s; %d are unsound, and scored both with and without.%n"
              .formatted(
                  pack,
                  tasks,
                  from.equals(TABLE) ? "the published table" : "profiles and annotations",
                  unsound));
      text.append("The counts are as published: rounded rates times durations, exact for none.\n");
      if (built) {
        text.append("%d of the kernels were built for --model static.%n".formatted(cubins));
      }
      return text.append(
              "Next: ./assay run flops --pack %s --model …%n"
                  .formatted(Shell.quoted(pack.toString())))
          .toString();
    }
  }

  static final String NAME = ImportedPack.NAME;

  private static final String TABLE = "table";
  private static final String PROFILES = "profiles";

  Document run(Path scratch) throws Exception {
    Checkout checkout = Checkout.inspect(source);
    if (build && !CubinBuild.isPossible()) {
      throw new Complaint(
          ExitCode.LACKING,
          "There is no nvcc here to build with; install the CUDA toolkit, or import without --build.");
    }
    List<Row> rows = ImportedPack.rows(checkout);
    if (build) {
      try (Waiting _ = Waiting.on(terminal, "Compiling, which takes a while")) {
        rows =
            new CubinBuild(checkout, folder.toAbsolutePath(), scratch)
                .build(rows, Machine.read().cores().size());
      }
    }
    ImportedPack.write(checkout, rows, folder);
    return new Document(
        folder,
        checkout.commit(),
        checkout.hasTable() ? TABLE : PROFILES,
        rows.size(),
        rows.stream().filter(row -> row.unsound().isPresent()).count(),
        build,
        rows.stream().filter(row -> row.built().isPresent()).count());
  }
}
