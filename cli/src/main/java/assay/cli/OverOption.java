package assay.cli;

import assay.pack.PackException;
import assay.pack.Spelling;
import assay.suites.kernels.baseline.CompileMode;
import assay.suites.kernels.baseline.KeptBaselines;
import assay.suites.kernels.baseline.MeasuredBaseline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What speedups of modules are over. */
final class OverOption {
  @Option(
      names = "--baseline",
      split = ",",
      paramLabel = "NAME",
      description =
          "Runs of kernels: what speedups are over, each in a slice or a line of its own: eager, inductor-default, inductor-reduce-overhead, inductor-max-autotune, inductor-max-autotune-no-cudagraphs, cudagraphs; ./assay baseline measures them.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--baseline-times",
      paramLabel = "FILE",
      description = "Where baseline --out wrote their times; by default those measured here.")
  private @Nullable Path times;

  @Option(
      names = "--drift",
      paramLabel = "PERCENT",
      description =
          "How far apart eager may be beside the candidates and beside the baseline; 15 by default.")
  private double drift = 100 * MeasuredBaseline.DRIFT;

  boolean isGiven() {
    return !names.isEmpty();
  }

  boolean isSeveral() {
    return names.size() > 1;
  }

  OverBaseline baseline(Wiring wiring, Terminal terminal) throws Complaint, IOException {
    if (!isGiven()) {
      return OverBaseline.NONE;
    }
    List<String> known = new ArrayList<>(List.of(OverBaseline.EAGER));
    known.addAll(CompileMode.labels());
    for (String name : names) {
      if (!known.contains(name)) {
        throw Complaint.usage(
            "There is no baseline '%s', only %s%s"
                .formatted(name, String.join(", ", known), Spelling.hint(name, known)));
      }
    }
    if (!(drift >= 0)) {
      throw Complaint.usage("--drift is a share in percent, such as 15.");
    }
    if (times != null && !Files.exists(times)) {
      throw Complaint.usage("There is no file " + times + "; ./assay baseline --out writes one.");
    }
    Path place = times == null ? wiring.places().baselines() : times;
    try {
      return new OverBaseline(names, KeptBaselines.read(place), drift / 100, terminal);
    } catch (PackException e) {
      throw new Complaint(ExitCode.USAGE, String.valueOf(e.getMessage()), e);
    }
  }
}
