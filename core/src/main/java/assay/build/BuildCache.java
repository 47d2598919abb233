package assay.build;

import assay.sandbox.Scratch;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Folders of products, each under the hash of everything it was made from. A product appears whole
 * or not at all, so any number of threads and processes may share a cache and any of them may be
 * killed.
 */
public final class BuildCache {
  private final Path folder;
  private final ConcurrentHashMap<String, ReentrantLock> locks = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<Path, BuildException> refused = new ConcurrentHashMap<>();

  /** Makes a product's files in the given empty folder. */
  public interface Maker {
    void make(Path folder) throws IOException, InterruptedException;
  }

  public BuildCache(Path folder) {
    this.folder = folder;
  }

  /**
   * The product's folder, made now if it is not there yet. What a compiler has refused is not given
   * to it again: nothing it was made from can have changed.
   */
  public Path product(String kind, String hash, Maker maker)
      throws IOException, InterruptedException {
    Path product = folder.resolve(kind).resolve(hash);
    if (Files.isDirectory(product)) {
      return product;
    }
    ReentrantLock lock = locks.computeIfAbsent(kind + hash, _ -> new ReentrantLock());
    lock.lockInterruptibly();
    try {
      BuildException before = refused.get(product);
      if (before != null) {
        throw before;
      }
      if (!Files.isDirectory(product)) {
        make(product, maker);
      }
      return product;
    } catch (BuildException e) {
      refused.put(product, e);
      throw e;
    } finally {
      lock.unlock();
    }
  }

  private void make(Path product, Maker maker) throws IOException, InterruptedException {
    try (Scratch scratch = Scratch.in(folder.resolve("unfinished"), "product-")) {
      Path made = Files.createDirectory(scratch.path().resolve("made"));
      maker.make(made);
      Files.createDirectories(product.getParent());
      try {
        Files.move(made, product, StandardCopyOption.ATOMIC_MOVE);
      } catch (FileSystemException e) {
        if (!Files.isDirectory(product)) {
          throw e;
        }
      }
    }
  }
}
