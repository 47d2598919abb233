package assay.report.html;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Base64;
import java.util.function.Consumer;
import java.util.zip.GZIPOutputStream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/** JSON that travels in the page compressed, in letters that HTML leaves alone. */
final class Block {
  static final JsonMapper JSON = new JsonMapper();

  private static final MathContext DIGITS = new MathContext(5);

  private Block() {}

  /** What the writer writes, compressed. */
  static String of(Consumer<JsonGenerator> writer) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(bytes);
        JsonGenerator generator = JSON.createGenerator(zip)) {
      writer.accept(generator);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  /** JSON for a data island: no tag can begin or end in it. */
  static String plain(Object value) {
    return JSON.writeValueAsString(value).replace("<", "\\u003c");
  }

  /** An unknown value is null. */
  static void number(JsonGenerator generator, double value) {
    if (!Double.isFinite(value)) {
      generator.writeNull();
    } else if (value == Math.rint(value) && Math.abs(value) < 1e9) {
      generator.writeNumber((long) value);
    } else {
      generator.writeNumber(rounded(value));
    }
  }

  /** Five digits are more than a plot shows. */
  static double rounded(double value) {
    return new BigDecimal(value).round(DIGITS).doubleValue();
  }
}
