package assay.suites.flops.cubin;

/** A file is not what a compiler for NVIDIA's devices makes. */
public final class CubinException extends Exception {
  private static final long serialVersionUID = 1L;

  public CubinException(String message) {
    super(message);
  }
}
