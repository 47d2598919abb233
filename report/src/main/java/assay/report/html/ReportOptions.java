package assay.report.html;

/**
 * How much a report holds.
 *
 * @param title at its head
 * @param details of how many trials prompt, answer, code and times are kept; of all others a line
 * @param longestText characters after which a single text is cut
 */
public record ReportOptions(String title, int details, int longestText) {
  public static final ReportOptions USUAL = new ReportOptions("Assay report", 5_000, 200_000);

  public ReportOptions {
    if (details < 0 || longestText < 1) {
      throw new IllegalArgumentException(
          "A report keeps 0 details or more, and at least one character of a text.");
    }
  }

  public ReportOptions titled(String other) {
    return new ReportOptions(other, details, longestText);
  }

  public ReportOptions withDetails(int other) {
    return new ReportOptions(title, other, longestText);
  }
}
