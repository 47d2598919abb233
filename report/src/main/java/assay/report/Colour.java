package assay.report;

/** How a piece of text stands out on a terminal. */
public enum Colour {
  BOLD("1"),
  DIM("2"),
  RED("31"),
  GREEN("32"),
  YELLOW("33"),
  CYAN("36");

  private final String code;

  Colour(String code) {
    this.code = code;
  }

  String around(String text) {
    return "\u001b[" + code + "m" + text + "\u001b[0m";
  }
}
