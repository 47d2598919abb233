package assay.suite;

import assay.verdict.Build;
import assay.verdict.Verdict;
import java.nio.file.Path;

/** What became of a candidate in the build. */
public sealed interface Product {
  record Ready(Path program, Build build) implements Product {}

  record Refused(Verdict verdict) implements Product {}
}
