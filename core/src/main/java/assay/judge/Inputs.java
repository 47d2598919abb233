package assay.judge;

import assay.sandbox.Conversation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/** Inputs in a file, for a program that runs without a judge beside it. */
public final class Inputs {
  private Inputs() {}

  /**
   * One input for each case, in a file that every user may read.
   *
   * @param judge the problem's judge, which makes them
   * @param folder where the file and what is needed to make it go
   */
  public static Path write(Path judge, List<Case> cases, Path folder)
      throws IOException, InterruptedException {
    StringBuilder job = new StringBuilder();
    cases.forEach(one -> job.append("case ").append(one.line()).append('\n'));
    Path file = Files.writeString(folder.resolve("job"), job);
    Path inputs = Files.createFile(folder.resolve("inputs"));
    Files.setPosixFilePermissions(inputs, PosixFilePermissions.fromString("rw-r--r--"));
    List<String> command = List.of(judge.toString(), file.toString());
    Path errors = folder.resolve("judge-errors.txt");
    try (JudgeProcess process = new JudgeProcess(Conversation.start(command, errors))) {
      if (process.inputs(inputs) instanceof Reply.Broken(String text)) {
        throw new IOException("the judge made no inputs: " + text);
      }
    }
    return inputs;
  }
}
