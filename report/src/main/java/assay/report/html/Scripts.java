package assay.report.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The code inside the page. Its modules import each other by name through an import map of data
 * addresses, so nothing is bundled and nothing is fetched.
 */
final class Scripts {
  private static final List<String> MODULES =
      List.of(
          "charts",
          "code",
          "compare",
          "counts",
          "data",
          "diff",
          "dom",
          "format",
          "heat",
          "kernel",
          "overview",
          "route",
          "scores",
          "table",
          "task",
          "tasks",
          "text",
          "trial",
          "trials",
          "turns",
          "words");

  private static final String START = "import 'report/main';";

  private Scripts() {}

  static String library(String name) throws IOException {
    return closed(resource("library/" + name));
  }

  static String style() throws IOException {
    return resource("report.css");
  }

  /** Where every module lies. */
  static String importMap() throws IOException {
    Map<String, String> imports = new TreeMap<>();
    for (String module : MODULES) {
      imports.put("report/" + module, address(resource("app/" + module + ".js")));
    }
    imports.put("report/main", address(resource("app/main.js")));
    return Block.plain(Map.of("imports", imports));
  }

  static String start() {
    return START;
  }

  /** By which a page's policy knows the script. */
  static String hash(String script) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  private static String address(String module) {
    return "data:text/javascript;base64,"
        + Base64.getEncoder().encodeToString(module.getBytes(UTF_8));
  }

  /** A library's own strings must not end the element it stands in. */
  private static String closed(String script) {
    return script.replace("</script", "<\\/script").replace("<!--", "<\\x21--");
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = Scripts.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("Assay was built without " + name + "; build it again.");
      }
      return new String(in.readAllBytes(), UTF_8);
    }
  }
}
