package assay.cli;

import assay.suites.parallel.ParallelSuite;
import assay.suites.parallel.RaceCheck;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Whether correct candidates are looked at more closely. */
final class RaceCheckOption {
  @Option(
      names = "--race-check",
      description =
          "Run correct candidates under sanitizers too; what they find is RACY or UNSAFE beside the verdict.")
  boolean wanted;

  /** What that takes, where it is wanted. */
  Optional<RaceCheck> tools(String suite) throws Complaint, IOException, InterruptedException {
    if (!wanted) {
      return Optional.empty();
    }
    if (!suite.equals(ParallelSuite.NAME)) {
      throw Complaint.usage(
          "--race-check is for the suite " + ParallelSuite.NAME + ", not for " + suite + ".");
    }
    Optional<RaceCheck> found = RaceCheck.find();
    if (found.isEmpty()) {
      throw new Complaint(
          ExitCode.LACKING,
          "--race-check needs clang 19, its OpenMP library and its sanitizers: "
              + RaceCheck.REMEDY
              + ".");
    }
    return found;
  }
}
