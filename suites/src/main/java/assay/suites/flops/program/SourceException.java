package assay.suites.flops.program;

/** A piece of source that is beyond this reader. */
public final class SourceException extends Exception {
  private static final long serialVersionUID = 1L;

  SourceException(String message) {
    super(message);
  }
}
