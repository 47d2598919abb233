package assay.suites.flops.annotate;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.suites.flops.kernel.Attribute;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLDecoder;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

/** What a page sends. */
record Form(Map<String, String> fields) {
  private static final int MOST_BYTES = 1 << 16;

  Form {
    fields = Map.copyOf(fields);
  }

  static Form read(InputStream body) throws IOException, BadRequest {
    byte[] bytes = body.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw new BadRequest("The form is longer than %d bytes.".formatted(MOST_BYTES));
    }
    Map<String, String> fields = new HashMap<>();
    for (String field : new String(bytes, UTF_8).split("&", -1)) {
      int equals = field.indexOf('=');
      if (equals > 0) {
        fields.put(decoded(field.substring(0, equals)), decoded(field.substring(equals + 1)));
      }
    }
    return new Form(fields);
  }

  private static String decoded(String text) throws BadRequest {
    try {
      return URLDecoder.decode(text, UTF_8);
    } catch (IllegalArgumentException e) {
      throw new BadRequest("The form is not encoded as a page encodes it.");
    }
  }

  /** The attributes that are ticked, with their proofs. */
  Map<Attribute, String> attributes() {
    Map<Attribute, String> attributes = new EnumMap<>(Attribute.class);
    for (Attribute attribute : Attribute.values()) {
      if (fields.containsKey("has-" + attribute.label())) {
        attributes.put(attribute, fields.getOrDefault("proof-" + attribute.label(), "").strip());
      }
    }
    return attributes;
  }
}
