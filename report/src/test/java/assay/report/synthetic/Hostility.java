package assay.report.synthetic;

/** What a text may hold that wants to be more than text. */
public final class Hostility {
  public static final String SCRIPT = "</script><script>window.pwned = 1</script><!--<script>-->";
  public static final String IMAGE = "<img src=x onerror=\"window.pwned = 2\"><svg/onload=pwned=3>";
  public static final String ANSI = "\u001b[31mred\u001b[0m \u001b]0;title\u0007 \u009b2J";
  public static final String BIDI =
      "if (a) { \u202e }\u2066 // admin \u2069\u2066 return; /*\u202d";
  public static final String NUL = "before\0after";
  public static final String TEMPLATE =
      "${7*7} {{7*7}} @if(true) `${window.pwned=4}` \\u003c \u2028\u2029";
  public static final String FORMULA = "=HYPERLINK(\"http://127.0.0.1:9/\",\"x\")";

  private Hostility() {}

  public static String all() {
    return String.join("\n", SCRIPT, IMAGE, ANSI, BIDI, NUL, TEMPLATE, FORMULA);
  }

  public static String longLine() {
    return "x".repeat(1_000_000);
  }
}
