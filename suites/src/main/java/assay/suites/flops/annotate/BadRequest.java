package assay.suites.flops.annotate;

/** A request that is answered with one sentence. */
final class BadRequest extends Exception {
  private static final long serialVersionUID = 1L;

  BadRequest(String sentence) {
    super(sentence);
  }
}
