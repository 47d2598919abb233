package assay.model;

/** A model could not be asked. */
public sealed class ModelException extends Exception permits UnansweredException {
  private static final long serialVersionUID = 1L;

  public ModelException(String message) {
    super(message);
  }

  public ModelException(String message, Throwable cause) {
    super(message, cause);
  }
}
