package assay.cli;

/** Something the user can put right; the message is the one sentence they are shown. */
final class Complaint extends Exception {
  private static final long serialVersionUID = 1L;

  private final ExitCode exit;

  Complaint(ExitCode exit, String sentence) {
    super(sentence);
    this.exit = exit;
  }

  Complaint(ExitCode exit, String sentence, Throwable cause) {
    super(sentence, cause);
    this.exit = exit;
  }

  static Complaint usage(String sentence) {
    return new Complaint(ExitCode.USAGE, sentence);
  }

  ExitCode exit() {
    return exit;
  }
}
