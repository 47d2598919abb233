package assay.cli;

import assay.runfile.RunFile;
import assay.suites.kernels.kernelbench.ResultsExport;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;

/** Writes a level of a run as KernelBench's results. */
final class KernelbenchExport {
  private KernelbenchExport() {}

  /** The level to write: results name problems by numbers that the levels share. */
  static String level(RunFile run, Optional<Integer> wanted) throws Complaint {
    List<String> levels = ResultsExport.levels(run);
    if (levels.isEmpty()) {
      throw Complaint.usage(
          "This run has no results of KernelBench's problems, so it cannot be written so.");
    }
    if (wanted.isEmpty() && levels.size() > 1) {
      throw Complaint.usage(
          "A file of KernelBench's results holds one level, and the run has %s; add --level, such as --level %s."
              .formatted(String.join(", ", levels), levels.getFirst().substring("level".length())));
    }
    String level = wanted.map(one -> "level" + one).orElse(levels.getFirst());
    if (!levels.contains(level)) {
      throw Complaint.usage(
          "The run has no results of %s, only of %s.".formatted(level, String.join(", ", levels)));
    }
    List<String> ambiguous = ResultsExport.ambiguous(run, level);
    if (!ambiguous.isEmpty()) {
      throw Complaint.usage(
          "The run asks for problem %s of %s in several ways, which KernelBench's results cannot tell apart; run them apart with --exec."
              .formatted(ambiguous.getFirst(), level));
    }
    return level;
  }

  static void write(RunFile run, String level, Writer out) throws IOException {
    ResultsExport.write(run, level, out);
  }
}
