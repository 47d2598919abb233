package assay.model;

/** One question got no answer however often it was asked; another one, or this one later, may. */
public final class UnansweredException extends ModelException {
  private static final long serialVersionUID = 1L;

  public UnansweredException(String message) {
    super(message);
  }
}
