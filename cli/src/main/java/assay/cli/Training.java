package assay.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;

/** Goes through the common commands once, so that the JVM can remember what starting them takes. */
final class Training {
  private static final List<String> COMMANDS =
      List.of(
          "--version",
          "--help",
          "run --help",
          "tasks",
          "tasks --json",
          "judge nothing.cpp --task nothing",
          "run parallel --model oracle --dry-run");

  private Training() {}

  public static void main(String[] arguments) {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    Map<String, String> environment = System.getenv();
    for (String command : COMMANDS) {
      Terminal terminal = Terminal.of(InputStream.nullInputStream(), nowhere, nowhere);
      Main.run(command.split(" ", -1), terminal, environment);
    }
    Main.main(new String[] {"--version"});
  }
}
