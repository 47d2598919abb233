package assay.build;

/**
 * A compiler refused a source of Assay's own or of a pack's: a defect there, not in a candidate.
 */
public final class BuildException extends Exception {
  private static final long serialVersionUID = 1L;

  public BuildException(String message) {
    super(message);
  }
}
