package assay.pack;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/** The hash that tells one version of a task from another. */
public final class ContentHash {
  private ContentHash() {}

  /** The SHA-256 of named texts; names and lengths count, the order in the map does not. */
  public static String of(Map<String, String> texts) {
    MessageDigest digest = sha256();
    new TreeMap<>(texts)
        .forEach(
            (name, text) -> {
              add(digest, name);
              add(digest, text);
            });
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void add(MessageDigest digest, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
    digest.update(bytes);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException exception) {
      throw new IllegalStateException("Every Java has SHA-256.", exception);
    }
  }
}
