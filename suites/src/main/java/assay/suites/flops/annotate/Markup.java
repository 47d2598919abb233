package assay.suites.flops.annotate;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/** What all pages share. */
final class Markup {
  private Markup() {}

  /** Text that stands for itself in HTML, also within an attribute's quotes. */
  static String text(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  static String page(String title, String body) {
    return """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta name="color-scheme" content="light dark">
        <title>%s</title>
        <link rel="stylesheet" href="/style.css">
        <link rel="icon" href="data:,">
        </head>
        <body>
        %s
        </body>
        </html>
        """
        .formatted(text(title), body);
  }

  static String style() {
    try (InputStream style =
        Objects.requireNonNull(Markup.class.getResourceAsStream("style.css"), "style.css")) {
      return new String(style.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
