package assay.task;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Content hashes: SHA-256 in hexadecimal, the same on every machine. */
public final class Hash {
  private Hash() {}

  /**
   * The hash of a list of texts. Each is preceded by its length, so {@code ("ab", "c")} and {@code
   * ("a", "bc")} differ.
   */
  public static String of(String... parts) {
    return of(List.of(parts));
  }

  /** The hash of a list of texts, as {@link #of(String...)}. */
  public static String of(List<String> parts) {
    MessageDigest digest = sha256();
    for (String part : parts) {
      byte[] bytes = part.getBytes(UTF_8);
      digest.update(ByteBuffer.allocate(Long.BYTES).putLong(bytes.length).array());
      digest.update(bytes);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** The hash of the candidate's files, whatever order they are held in. */
  public static String of(Candidate candidate) {
    List<String> parts = new ArrayList<>();
    parts.add("candidate");
    for (Map.Entry<String, String> file : new TreeMap<>(candidate.files()).entrySet()) {
      parts.add(file.getKey());
      parts.add(file.getValue());
    }
    return of(parts);
  }

  /** The hash of the reply and its form; never equal to that of a candidate. */
  public static String of(Answer answer) {
    return of("answer", answer.form().name(), answer.text());
  }

  /** The hash of bytes as they are, such as those of a file. */
  public static String ofBytes(byte[] bytes) {
    return HexFormat.of().formatHex(sha256().digest(bytes));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
