package assay.certificate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** The certificates found on this machine, a file each. */
public final class Certificates {
  private static final JsonMapper JSON =
      JsonMapper.builder().propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE).build();

  private final Path folder;

  private Certificates(Path folder) {
    this.folder = folder;
  }

  public static Certificates in(Path folder) {
    return new Certificates(folder);
  }

  /** The certificate under the key; a file that cannot be read is as good as none. */
  public Optional<Certificate> find(String key) throws IOException {
    try {
      return Optional.of(JSON.readValue(Files.readString(file(key)), Certificate.class));
    } catch (NoSuchFileException | JacksonException _) {
      return Optional.empty();
    }
  }

  public void keep(Certificate certificate) throws IOException {
    Files.createDirectories(folder);
    Path draft = Files.createTempFile(folder, "draft-", ".json");
    Files.writeString(draft, JSON.writeValueAsString(certificate));
    Files.move(draft, file(certificate.key()), StandardCopyOption.ATOMIC_MOVE);
  }

  private Path file(String key) {
    return folder.resolve(key + ".json");
  }
}
