package assay.suites.flops.attribute;

import assay.pack.Document;
import assay.pack.PackException;
import assay.pack.Place;
import assay.suites.flops.kernel.Attribute;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The attributes in a text of YAML, changed in place: lines of other things, comments and the order
 * of what was there stay as they are.
 */
final class AttributeText {
  private static final String HEAD = "attributes:";
  private static final String INDENT = "  ";

  private AttributeText() {}

  /** What a text says. */
  static Map<Attribute, String> read(Path file, String text) throws PackException {
    Map<Attribute, String> attributes = new EnumMap<>(Attribute.class);
    for (Place entry : Document.parse(file, text).top().entry("attributes").entries()) {
      attributes.put(Attribute.valueOf(entry.key().toUpperCase(Locale.ROOT)), entry.text());
    }
    return attributes;
  }

  /** The text with these attributes instead of its own. */
  static String replaced(Path file, String text, Map<Attribute, String> wanted)
      throws PackException {
    Map<Attribute, String> before = read(file, text);
    Map<Attribute, String> missing = new EnumMap<>(Attribute.class);
    missing.putAll(wanted);
    List<String> lines = new ArrayList<>();
    boolean inside = false;
    boolean dropping = false;
    int end = -1;
    for (String line : text.split("\n", -1)) {
      boolean top = !line.isBlank() && !line.startsWith(" ") && !line.startsWith("#");
      if (top) {
        inside = line.startsWith(HEAD);
        dropping = false;
        lines.add(inside ? head(line, wanted.isEmpty()) : line);
        end = inside ? lines.size() : end;
        continue;
      }
      Attribute attribute = inside ? attribute(line) : null;
      if (attribute == null) {
        boolean kept = !dropping || line.isBlank() || line.strip().startsWith("#");
        if (kept) {
          lines.add(line);
        }
        continue;
      }
      String proof = wanted.get(attribute);
      missing.remove(attribute);
      dropping = proof == null || !proof.equals(before.get(attribute));
      if (proof != null) {
        lines.add(dropping ? entry(attribute, proof) : line);
        end = lines.size();
      }
    }
    List<String> added = new ArrayList<>();
    missing.forEach((attribute, proof) -> added.add(entry(attribute, proof)));
    lines.addAll(Math.max(end, 0), added);
    String result = String.join("\n", lines);
    if (!read(file, result).equals(wanted)) {
      throw new IllegalStateException("the attributes of " + file + " are written in another way");
    }
    return result;
  }

  private static String head(String line, boolean empty) {
    String rest = line.substring(HEAD.length()).strip();
    String comment = rest.contains("#") ? " " + rest.substring(rest.indexOf('#')) : "";
    return HEAD + (empty ? " {}" : "") + comment;
  }

  private static @Nullable Attribute attribute(String line) {
    for (Attribute attribute : Attribute.values()) {
      if (line.startsWith(INDENT + attribute.label() + ":")) {
        return attribute;
      }
    }
    return null;
  }

  /** In double quotes, which mean the same in YAML and in JSON. */
  static String entry(Attribute attribute, String proof) {
    StringBuilder quoted = new StringBuilder();
    for (int at = 0; at < proof.length(); at++) {
      char one = proof.charAt(at);
      switch (one) {
        case '"', '\\' -> quoted.append('\\').append(one);
        case '\n' -> quoted.append("\\n");
        case '\t' -> quoted.append("\\t");
        case '\r' -> quoted.append("\\r");
        default -> quoted.append(one);
      }
    }
    return "%s%s: \"%s\"".formatted(INDENT, attribute.label(), quoted);
  }
}
