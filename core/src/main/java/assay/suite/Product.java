package assay.suite;

import assay.sandbox.Scratch;
import assay.verdict.Build;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;

/** What became of a candidate in the build. */
public sealed interface Product {
  /** A program, in a folder that goes when it is closed. */
  record Ready(Scratch folder, Path program, Build build) implements Product, AutoCloseable {
    @Override
    public void close() throws IOException {
      folder.close();
    }
  }

  record Refused(Verdict verdict) implements Product {}
}
