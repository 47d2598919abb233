package assay.cli;

/** How a command ended, for the program that called it. */
enum ExitCode {
  DONE(0),
  /** A verdict or comparison the caller asked to gate on failed. */
  NOT_MET(1),
  /** Bad usage or input. */
  USAGE(2),
  /** This machine lacks what is needed. */
  LACKING(3),
  /** Infrastructure failed. */
  BROKEN(4),
  /** Stopped by Ctrl-C or a request to end. */
  INTERRUPTED(130);

  private final int code;

  ExitCode(int code) {
    this.code = code;
  }

  int code() {
    return code;
  }
}
