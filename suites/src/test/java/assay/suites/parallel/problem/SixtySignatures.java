package assay.suites.parallel.problem;

import assay.pack.Document;
import assay.pack.PackException;
import assay.pack.Place;
import assay.pack.Report;
import assay.suites.parallel.signature.Signature;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The signatures of all problems of ParEval, from the table beside this class. */
public final class SixtySignatures {
  private SixtySignatures() {}

  /** One line of the table. */
  public record Entry(String name, Signature signature, String cpp) {
    @Override
    public String toString() {
      return name;
    }
  }

  public static List<Entry> read() throws PackException, URISyntaxException {
    Path file =
        Path.of(
            Objects.requireNonNull(SixtySignatures.class.getResource("signatures.yaml")).toURI());
    Report report = new Report();
    List<Entry> entries = new ArrayList<>();
    for (Place place : Document.read(file).top().entries()) {
      SignatureReader.read(place.entry("signature"), report)
          .ifPresent(
              signature ->
                  entries.add(new Entry(place.key(), signature, place.entry("cpp").text())));
    }
    report.check();
    return entries;
  }
}
