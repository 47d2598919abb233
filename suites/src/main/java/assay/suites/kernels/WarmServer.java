package assay.suites.kernels;

import assay.build.BuildException;
import assay.sandbox.Conversation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A process that has PyTorch loaded and becomes judges, each with runners that have it loaded, too.
 * It is started when the first judge is wanted and ends with this program.
 */
final class WarmServer {
  /** Says nothing of this machine: whoever it becomes can read it. */
  private static final String PROGRAM =
      "import sys; sys.path.insert(0, sys.stdin.readline().rstrip(chr(10))); "
          + "from assay_torch.server import main; main()";

  private final Tools tools;
  private final int threads;
  private final boolean confining;
  private List<String> command = List.of();

  /**
   * A server that is not started yet.
   *
   * @param threads that libraries which count them only once shall use
   * @param confining whether runners are confined: only so can they be started by it
   */
  WarmServer(Tools tools, int threads, boolean confining) {
    this.tools = tools;
    this.threads = threads;
    this.confining = confining;
  }

  /** The command that has it become a judge, or starts one from nothing where it cannot. */
  synchronized List<String> judge() throws IOException, InterruptedException, BuildException {
    if (command.isEmpty()) {
      command = confining ? started() : tools.coldJudge();
    }
    return command;
  }

  /** Its end is that of its standard input, which ends with this program. */
  private List<String> started() throws IOException, InterruptedException, BuildException {
    TorchParts parts = tools.parts();
    Path folder = Files.createTempDirectory("assay-");
    Path socket = folder.resolve("warm");
    Path errors = folder.resolve("errors.txt");
    for (Path one : List.of(folder, errors, socket)) {
      one.toFile().deleteOnExit();
    }
    Conversation server = Conversation.start(words(), errors);
    String said;
    try {
      said =
          server.ask(
              String.join(
                  "\n", parts.python().toString(), socket.toString(), parts.confine().toString()));
    } catch (IOException gone) {
      said = server.complaint();
    }
    if (said.equals("ready")) {
      return List.of(parts.ask().toString(), socket.toString());
    }
    server.close();
    return tools.coldJudge();
  }

  private List<String> words() {
    List<String> words = new ArrayList<>(List.of("/usr/bin/env", "OMP_WAIT_POLICY=passive"));
    words.add("OMP_DYNAMIC=false");
    words.add("OMP_NUM_THREADS=" + threads);
    words.addAll(tools.python().orElseThrow().command());
    words.addAll(List.of("-c", PROGRAM));
    return words;
  }
}
