package assay.report.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A written report, read back without a browser. */
record ReportFile(String text) {
  private static final JsonMapper JSON = new JsonMapper();

  static ReportFile read(Path file) throws IOException {
    return new ReportFile(Files.readString(file));
  }

  JsonNode index() {
    return JSON.readTree(island("application/json", "index"));
  }

  JsonNode block(String id) throws IOException {
    byte[] bytes = Base64.getDecoder().decode(island("application/gzip", id));
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return JSON.readTree(new String(in.readAllBytes(), UTF_8));
    }
  }

  /** What stands outside the scripts and data. */
  String markup() {
    return text.replaceAll("(?s)<script[^>]*>.*?</script>", "")
        .replaceAll("(?s)<style>.*?</style>", "");
  }

  private String island(String type, String id) {
    Matcher found =
        Pattern.compile("<script type=\"%s\" id=\"%s\">([^<]*)</script>".formatted(type, id))
            .matcher(text);
    if (!found.find()) {
      throw new IllegalArgumentException("there is no island " + id);
    }
    return found.group(1);
  }
}
