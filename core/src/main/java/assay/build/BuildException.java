package assay.build;

import java.io.IOException;

/**
 * A compiler refused a source of Assay's own or of a pack's: a defect there, not in a candidate.
 */
public final class BuildException extends IOException {
  private static final long serialVersionUID = 1L;

  public BuildException(String message) {
    super(message);
  }
}
