package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import picocli.CommandLine.IVersionProvider;

/** Which Assay this is. */
final class Version implements IVersionProvider {
  /** The version alone, as run files record it. */
  static String number() {
    try (InputStream text = Version.class.getResourceAsStream("version.txt")) {
      return text == null ? "unknown" : new String(text.readAllBytes(), UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String[] getVersion() {
    return new String[] {"assay " + number(), "JDK " + Runtime.version()};
  }
}
