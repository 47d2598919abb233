package assay.strategy;

/** A strategy cannot be followed as it is written; the message is a sentence for its author. */
public final class StrategyException extends Exception {
  private static final long serialVersionUID = 1L;

  public StrategyException(String message) {
    super(message);
  }
}
