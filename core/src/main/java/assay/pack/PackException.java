package assay.pack;

import java.util.List;
import java.util.stream.Collectors;

/** A pack cannot be used; the message has one line for everything found wrong. */
public final class PackException extends Exception {
  private static final long serialVersionUID = 1L;

  @SuppressWarnings("serial") // A report is never serialised; its message says it all.
  private final List<PackError> errors;

  public PackException(List<PackError> errors) {
    super(errors.stream().map(PackError::message).collect(Collectors.joining("\n")));
    this.errors = List.copyOf(errors);
  }

  public List<PackError> errors() {
    return errors;
  }
}
