package assay.report.figure;

import assay.report.HostileText;
import com.google.errorprone.annotations.FormatMethod;
import java.util.Locale;

/** Elements of a picture, one after the other. What is named in them may be hostile. */
final class Svg {
  private final StringBuilder text = new StringBuilder();

  /** Text that ends, is centred or begins at the place, as {@code anchor} says. */
  void text(double x, double y, String anchor, String kind, String content) {
    add(
        "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>",
        kind, x, y, anchor, escaped(content));
  }

  void slanted(double x, double y, String content) {
    add(
        "<text class=\"x\" transform=\"translate(%.1f %.1f) rotate(-35)\" text-anchor=\"end\">%s</text>",
        x, y, escaped(content));
  }

  void upright(double x, double y, String content) {
    add(
        "<text class=\"y\" transform=\"translate(%.1f %.1f) rotate(-90)\" text-anchor=\"middle\">%s</text>",
        x, y, escaped(content));
  }

  void line(String kind, double x1, double y1, double x2, double y2) {
    add(
        "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
        kind, x1, y1, x2, y2);
  }

  /** A filled rectangle that says what it is when pointed at. */
  void box(String kind, double x, double y, double width, double height, String fill, String tip) {
    add(
        "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"><title>%s</title></rect>",
        kind, x, y, width, Math.max(0, height), fill, escaped(tip));
  }

  void dot(double x, double y, String fill, String tip) {
    add(
        "<circle class=\"mark\" cx=\"%.1f\" cy=\"%.1f\" r=\"3.5\" fill=\"%s\"><title>%s</title></circle>",
        x, y, fill, escaped(tip));
  }

  /** Through places written as SVG has them: x,y with spaces between. */
  void path(String places, String stroke) {
    add("<polyline class=\"series\" points=\"%s\" stroke=\"%s\"/>", places, stroke);
  }

  String text() {
    return text.toString();
  }

  static String escaped(String content) {
    return HostileText.line(content)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  @FormatMethod
  private void add(String pattern, Object... values) {
    text.append(String.format(Locale.ROOT, pattern, values)).append('\n');
  }
}
