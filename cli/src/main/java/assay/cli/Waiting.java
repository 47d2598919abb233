package assay.cli;

/** A line on a terminal that is there while something takes its time. */
final class Waiting implements AutoCloseable {
  private static final String ERASE = "\r\u001b[K";

  private final Terminal terminal;

  private Waiting(Terminal terminal) {
    this.terminal = terminal;
  }

  static Waiting on(Terminal terminal, String what) {
    if (terminal.live()) {
      terminal.error().print(ERASE + what + " …");
      terminal.error().flush();
    }
    return new Waiting(terminal);
  }

  @Override
  public void close() {
    if (terminal.live()) {
      terminal.error().print(ERASE);
      terminal.error().flush();
    }
  }
}
