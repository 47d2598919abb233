package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.report.Screen;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;

/**
 * The streams of one command and what stands at their ends.
 *
 * @param outScreen what {@code out} can show
 * @param errorScreen what {@code error} can show
 * @param live whether {@code error} is a terminal, on which a line can be rewritten
 */
record Terminal(
    InputStream in,
    PrintStream out,
    PrintStream error,
    Screen outScreen,
    Screen errorScreen,
    boolean live) {
  private static final int USUAL_WIDTH = 80;

  /** The launcher knows which of the streams are terminals; Java cannot tell. */
  static Terminal system(Map<String, String> environment) {
    boolean out = Boolean.getBoolean("assay.terminal.out");
    boolean error = Boolean.getBoolean("assay.terminal.error");
    return new Terminal(
        System.in,
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, UTF_8),
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, UTF_8),
        out ? screen(environment) : Screen.plain(),
        error ? screen(environment) : Screen.plain(),
        error);
  }

  /** Streams without a terminal behind them. */
  static Terminal of(InputStream in, PrintStream out, PrintStream error) {
    return new Terminal(in, out, error, Screen.plain(), Screen.plain(), false);
  }

  private static Screen screen(Map<String, String> environment) {
    boolean dumb = "dumb".equals(environment.get("TERM"));
    boolean colours = environment.getOrDefault("NO_COLOR", "").isEmpty() && !dumb;
    boolean unicode = "UTF-8".equalsIgnoreCase(System.getProperty("native.encoding", ""));
    return new Screen(colours, unicode, Integer.getInteger("assay.terminal.width", USUAL_WIDTH));
  }

  /** A remark beside the result. */
  void warn(String sentence) {
    error.println(sentence);
  }

  void flush() {
    out.flush();
    error.flush();
  }
}
