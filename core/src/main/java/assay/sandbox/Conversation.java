package assay.sandbox;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A trusted process that answers one line to each line it is given. A thread of its own reads the
 * answers: reading a pipe holds a thread and no interrupt ends it, waiting for an answer does not.
 */
public final class Conversation implements AutoCloseable {
  private static final int COMPLAINT_LENGTH = 2000;

  private final Process process;
  private final BufferedWriter questions;
  private final BlockingQueue<Optional<String>> answers = new LinkedBlockingQueue<>();
  private final Path errors;

  private Conversation(Process process, Path errors) {
    this.process = process;
    this.questions = process.outputWriter(StandardCharsets.UTF_8);
    this.errors = errors;
    BufferedReader reader = process.inputReader(StandardCharsets.UTF_8);
    Thread.ofPlatform().daemon().name("answers").start(() -> read(reader));
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

  public String ask(String line) throws IOException, InterruptedException {
    questions.write(line);
    questions.newLine();
    questions.flush();
    return answers.take().orElseThrow(() -> new EOFException("no answer"));
  }

  private void read(BufferedReader reader) {
    try (reader) {
      for (String line; (line = reader.readLine()) != null; ) {
        answers.add(Optional.of(line));
      }
    } catch (IOException gone) {
      // Ends the answers as an end of the process does.
    }
    answers.add(Optional.empty());
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
    } catch (IOException gone) {
      process.destroyForcibly();
    } catch (InterruptedException interrupted) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
