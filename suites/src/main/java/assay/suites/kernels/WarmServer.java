package assay.suites.kernels;

import assay.sandbox.Conversation;
import assay.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A process that has PyTorch loaded and becomes others that need it: judges, each with runners that
 * have it loaded, too, and whoever reads a candidate's text. It is started when the first of them
 * is wanted and ends with this program.
 */
final class WarmServer {
  /** Says nothing of this machine: whoever it becomes can read it. */
  private static final String PROGRAM =
      "import sys; sys.path.insert(0, sys.stdin.readline().rstrip(chr(10))); "
          + "from assay_torch.server import main; main()";

  private final Tools tools;
  private final int threads;
  private final boolean confining;
  private boolean tried;
  private Optional<List<String>> asking = Optional.empty();

  /**
   * A server that is not started yet.
   *
   * @param threads that libraries which count them only once shall use
   * @param confining whether programs are confined: only so can it become them
   */
  WarmServer(Tools tools, int threads, boolean confining) {
    this.tools = tools;
    this.threads = threads;
    this.confining = confining;
  }

  /** The command that has it become a judge, or starts one from nothing where it cannot. */
  List<String> judge() throws IOException, InterruptedException {
    return asking().map(one -> and(one, "judge")).orElseGet(tools::coldJudge);
  }

  /** A sandbox in which programs of ours need not load PyTorch, where that can be. */
  Sandbox within(Sandbox sandbox) throws IOException, InterruptedException {
    return asking().map(one -> sandbox.startedBy(and(one, "confined"))).orElse(sandbox);
  }

  /** The command that hands words over to it; none where it cannot be. */
  private synchronized Optional<List<String>> asking() throws IOException, InterruptedException {
    if (confining && !tried) {
      tried = true;
      asking = started();
    }
    return asking;
  }

  private static List<String> and(List<String> words, String last) {
    List<String> all = new ArrayList<>(words);
    all.add(last);
    return all;
  }

  /** Its end is that of its standard input, which ends with this program. */
  private Optional<List<String>> started() throws IOException, InterruptedException {
    TorchParts parts = tools.parts();
    Path folder = Files.createTempDirectory("assay-");
    Path socket = folder.resolve("warm");
    Path errors = folder.resolve("errors.txt");
    for (Path one : List.of(folder, errors, socket)) {
      one.toFile().deleteOnExit();
    }
    List<String> told =
        List.of(parts.python().toString(), socket.toString(), parts.confine().toString());
    Conversation server = Conversation.start(words(), errors);
    String said;
    try {
      said = server.ask(String.join("\n", told));
    } catch (IOException gone) {
      said = server.complaint();
    }
    if (said.equals("ready")) {
      return Optional.of(List.of(parts.ask().toString(), socket.toString()));
    }
    server.close();
    return Optional.empty();
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
