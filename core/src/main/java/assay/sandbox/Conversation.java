package assay.sandbox;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A trusted process that answers one line to each line it is given. Call it from a platform thread:
 * reading a pipe holds its thread.
 */
public final class Conversation implements AutoCloseable {
  private static final int COMPLAINT_LENGTH = 2000;

  private final Process process;
  private final BufferedWriter questions;
  private final BufferedReader answers;
  private final Path errors;

  private Conversation(Process process, Path errors) {
    this.process = process;
    this.questions = process.outputWriter(StandardCharsets.UTF_8);
    this.answers = process.inputReader(StandardCharsets.UTF_8);
    this.errors = errors;
  }

  /**
   * Starts it with an environment that holds no secret; what it complains about goes to the file.
   */
  public static Conversation start(List<String> command, Path errors)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().keySet().retainAll(PlainProcess.HARMLESS);
    builder.redirectError(errors.toFile());
    return new Conversation(Starter.start(builder), errors);
  }

  public String ask(String line) throws IOException {
    questions.write(line);
    questions.newLine();
    questions.flush();
    String answer = answers.readLine();
    if (answer == null) {
      throw new EOFException("no answer");
    }
    return answer;
  }

  /** The end of what it wrote to its error stream. */
  public String complaint() {
    try {
      String text = Files.readString(errors);
      return text.substring(Math.max(0, text.length() - COMPLAINT_LENGTH)).strip();
    } catch (IOException unreadable) {
      return "(" + unreadable.getMessage() + ")";
    }
  }

  @Override
  public void close() {
    try {
      questions.close();
      if (!process.waitFor(5, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
      answers.close();
    } catch (IOException gone) {
      process.destroyForcibly();
    } catch (InterruptedException interrupted) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
