package assay.report.html;

import assay.report.count.Counting;
import assay.runfile.RunFile;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * How much a report holds.
 *
 * @param title at its head
 * @param details of how many trials prompt, answer, code and times are kept; of all others a line
 * @param longestText characters after which a single text is cut
 * @param resources by execution model, where a run's suite times its tasks, as far as it says
 * @param counting how runs are read whose answers are counts, where there may be such
 * @param baseline the one of the runs that was made for the report alone
 */
public record ReportOptions(
    String title,
    int details,
    int longestText,
    Function<RunFile, Map<String, Set<Integer>>> resources,
    Optional<Counting> counting,
    Optional<RunFile> baseline) {
  public static final ReportOptions USUAL =
      new ReportOptions(
          "Assay report", 5_000, 200_000, _ -> Map.of(), Optional.empty(), Optional.empty());

  public ReportOptions {
    if (details < 0 || longestText < 1) {
      throw new IllegalArgumentException(
          "A report keeps 0 details or more, and at least one character of a text.");
    }
  }

  public ReportOptions titled(String other) {
    return new ReportOptions(other, details, longestText, resources, counting, baseline);
  }

  public ReportOptions withDetails(int other) {
    return new ReportOptions(title, other, longestText, resources, counting, baseline);
  }

  public ReportOptions withResources(Function<RunFile, Map<String, Set<Integer>>> other) {
    return new ReportOptions(title, details, longestText, other, counting, baseline);
  }

  public ReportOptions withCounting(Counting other) {
    return new ReportOptions(title, details, longestText, resources, Optional.of(other), baseline);
  }

  public ReportOptions withBaseline(Optional<RunFile> other) {
    return new ReportOptions(title, details, longestText, resources, counting, other);
  }
}
