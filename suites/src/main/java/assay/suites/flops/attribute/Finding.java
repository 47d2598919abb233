package assay.suites.flops.attribute;

import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.program.Span;

/** An attribute and the piece of source that proves it. */
public record Finding(Attribute attribute, Span span) {
  /** The proof in one line of the source. */
  public String proof() {
    return span.piece().lines().findFirst().orElse("").strip();
  }
}
