package assay.report.html;

import assay.runfile.RunFile;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * How much a report holds.
 *
 * @param title at its head
 * @param details of how many trials prompt, answer, code and times are kept; of all others a line
 * @param longestText characters after which a single text is cut
 * @param resources by execution model, where a run's suite times its tasks, as far as it says
 */
public record ReportOptions(
    String title,
    int details,
    int longestText,
    Function<RunFile, Map<String, Set<Integer>>> resources) {
  public static final ReportOptions USUAL =
      new ReportOptions("Assay report", 5_000, 200_000, _ -> Map.of());

  public ReportOptions {
    if (details < 0 || longestText < 1) {
      throw new IllegalArgumentException(
          "A report keeps 0 details or more, and at least one character of a text.");
    }
  }

  public ReportOptions titled(String other) {
    return new ReportOptions(other, details, longestText, resources);
  }

  public ReportOptions withDetails(int other) {
    return new ReportOptions(title, other, longestText, resources);
  }

  public ReportOptions withResources(Function<RunFile, Map<String, Set<Integer>>> other) {
    return new ReportOptions(title, details, longestText, other);
  }
}
