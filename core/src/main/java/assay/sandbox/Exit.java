package assay.sandbox;

/** How a process ended. */
public sealed interface Exit {
  record Exited(int code) implements Exit {}

  /** Killed by a signal, its own or one that a limit or the filter sent. */
  record Signalled(int signal) implements Exit {}

  /** Killed with everything it started when its wall clock ran out. */
  record TimedOut() implements Exit {}

  /** The program never ran; the fault is ours or the caller's. */
  record FailedToStart(String reason) implements Exit {}
}
