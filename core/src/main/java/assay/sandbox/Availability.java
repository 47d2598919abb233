package assay.sandbox;

/** Whether untrusted programs can be confined on this machine. */
public sealed interface Availability {
  record Available(Sandbox sandbox) implements Availability {}

  /**
   * They cannot.
   *
   * @param remedy what to type, or to ask an administrator for
   */
  record Unavailable(String reason, String remedy) implements Availability {}
}
