package assay.suites.pareval;

import assay.runfile.RunHeader;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** The head of a run file where nobody looks at it. */
final class Headers {
  private Headers() {}

  static RunHeader any() {
    return new RunHeader(
        UUID.randomUUID(),
        Optional.empty(),
        Instant.EPOCH,
        List.of("test"),
        ParevalSuite.NAME,
        ParevalSuite.NAME,
        "hash",
        "model",
        "",
        "one-shot",
        "quick",
        Map.of(),
        Map.of(),
        "0");
  }
}
