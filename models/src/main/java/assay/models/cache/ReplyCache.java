package assay.models.cache;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.model.Reply;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;

/**
 * Replies in a folder, one file each, named by the hash of everything that determines them. A file
 * is there whole or not at all, so any number of processes may share the folder.
 */
public final class ReplyCache {
  private static final System.Logger LOG = System.getLogger(ReplyCache.class.getName());

  private final Optional<Path> folder;

  private ReplyCache(Optional<Path> folder) {
    this.folder = folder;
  }

  public static ReplyCache in(Path folder) {
    return new ReplyCache(Optional.of(folder));
  }

  /** Keeps nothing. */
  public static ReplyCache none() {
    return new ReplyCache(Optional.empty());
  }

  /** Where the cache of the user of that environment is. */
  public static Path userFolder(Map<String, String> environment) {
    String set = environment.getOrDefault("XDG_CACHE_HOME", "");
    Path home = Path.of(environment.getOrDefault("HOME", "."));
    return (set.isEmpty() ? home.resolve(".cache") : Path.of(set)).resolve("assay/replies");
  }

  public boolean isKept() {
    return folder.isPresent();
  }

  public boolean holds(String key) {
    return folder.isPresent() && Files.exists(file(folder.get(), key));
  }

  /** What was replied before; nothing where it cannot be read. */
  public Optional<Reply> find(String key) {
    if (folder.isEmpty()) {
      return Optional.empty();
    }
    Path file = file(folder.get(), key);
    try {
      return ReplyJson.read(Files.readString(file));
    } catch (NoSuchFileException absent) {
      return Optional.empty();
    } catch (IOException e) {
      LOG.log(System.Logger.Level.WARNING, "The cached reply " + file + " cannot be read.");
      return Optional.empty();
    }
  }

  /** Keeps a reply. It goes on without where it cannot: the reply itself is more worth. */
  public void keep(String key, Reply reply) {
    if (folder.isEmpty()) {
      return;
    }
    Path file = file(folder.get(), key);
    try {
      Path around = Files.createDirectories(folder.get().resolve(key.substring(0, 2)));
      Path part = Files.createTempFile(around, key, ".part");
      try {
        Files.writeString(part, ReplyJson.write(reply), UTF_8);
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(part);
      }
    } catch (IOException e) {
      LOG.log(System.Logger.Level.WARNING, "A reply could not be kept in " + folder.get() + ".");
    }
  }

  private static Path file(Path folder, String key) {
    return folder.resolve(key.substring(0, 2)).resolve(key + ".json");
  }
}
