package assay.pack;

import java.nio.file.Path;

/**
 * One thing that is wrong in a pack.
 *
 * @param file the file at fault, as the path that was asked for leads to it
 * @param line its line, from 1; zero where the file as a whole is at fault
 * @param field the field at fault, such as {@code sizes.timed}, empty where there is none
 * @param expected what should have been there and what was found instead
 */
public record PackError(Path file, int line, String field, String expected) {
  /** The error in one line. */
  public String message() {
    StringBuilder text = new StringBuilder(file.toString());
    if (line > 0) {
      text.append(':').append(line);
    }
    if (!field.isEmpty()) {
      text.append(": ").append(field);
    }
    return text.append(": ").append(expected).toString();
  }

  @Override
  public String toString() {
    return message();
  }
}
