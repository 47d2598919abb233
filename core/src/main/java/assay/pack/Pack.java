package assay.pack;

import java.nio.file.Path;

/**
 * What a pack says of itself in its {@code pack.yaml}.
 *
 * @param suite the name of the suite that reads its tasks
 * @param folder where it lies
 */
public record Pack(String name, String version, String suite, String licence, Path folder) {
  private static final PackSchema SCHEMA = PackSchema.of(Pack.class, "pack.schema.json");

  /** Reads the head of a pack that must be for the given suite. */
  public static Pack read(Path folder, String suite) throws PackException {
    Document document = Document.read(folder.resolve("pack.yaml"));
    SCHEMA.check(document);
    Place top = document.top();
    Report report = new Report();
    if (!top.entry("suite").text().equals(suite)) {
      report.add(
          top.entry("suite"), "expected " + suite + ", found '" + top.entry("suite").text() + "'");
    }
    report.check();
    return new Pack(
        top.entry("name").text(),
        top.entry("version").text(),
        suite,
        top.entry("licence").text(),
        folder);
  }
}
