package assay.report;

import assay.compare.Comparison;
import assay.compare.Conclusion;
import assay.compare.Contrast;
import assay.compare.Flip;
import assay.compare.Quantity;
import com.google.errorprone.annotations.FormatMethod;
import java.util.List;
import java.util.Locale;

/** A comparison in a terminal: what may be claimed, what could have been seen, what flipped. */
public final class CompareView {
  private static final int FLIPS = 20;

  private CompareView() {}

  public static String text(Comparison comparison, Screen screen) {
    return "%s against %s, on %s both have%s\n\n%s%s"
        .formatted(
            screen.paint(Colour.BOLD, HostileText.line(comparison.other())),
            screen.paint(Colour.BOLD, HostileText.line(comparison.base())),
            Numbers.count(comparison.paired(), "task"),
            leftOut(comparison),
            contrasts(comparison, screen),
            flips(comparison, screen));
  }

  private static String leftOut(Comparison comparison) {
    int more = comparison.baseOnly() + comparison.otherOnly();
    return more == 0 ? "" : " (" + Numbers.count(more, "task") + " only one has are left out)";
  }

  private static String contrasts(Comparison comparison, Screen screen) {
    Table table =
        Table.of(
            Column.text("slice"),
            Column.text("of"),
            Column.number("tasks"),
            Column.number("base"),
            Column.number("other"),
            Column.text("effect"),
            Column.text("chance"),
            Column.text("visible from"),
            Column.text("verdict"));
    for (Contrast one : comparison.contrasts()) {
      table.row(
          Cell.of(
              one.slice().isEmpty()
                  ? "all"
                  : HostileText.line(String.join(", ", one.slice().values()))),
          Cell.of(one.quantity() == Quantity.SPEED ? "speed" : "pass rate"),
          Cell.of(Integer.toString(one.tasks())),
          Cell.of(value(one, one.base())),
          Cell.of(value(one, one.other())),
          Cell.of(effect(one)),
          Cell.of(one.difference() < 0.001 ? "< 0.001" : format("%.3f", one.difference())),
          Cell.of(visible(one)),
          Cell.of(one.conclusion().name(), colour(one.conclusion())));
    }
    return table.text(screen);
  }

  private static String value(Contrast contrast, double value) {
    return switch (contrast.quantity()) {
      case PASS_RATE -> format("%.1f %%", 100 * value);
      case SPEED -> Numbers.number(value) + "×";
    };
  }

  private static String effect(Contrast one) {
    return switch (one.quantity()) {
      case PASS_RATE ->
          format("%+.1f [%+.1f, %+.1f]", 100 * one.effect(), 100 * one.low(), 100 * one.high());
      case SPEED -> Numbers.number(one.effect()) + "× " + Numbers.interval(one.low(), one.high());
    };
  }

  private static String visible(Contrast one) {
    if (Double.isInfinite(one.detectable())) {
      return "?";
    }
    return switch (one.quantity()) {
      case PASS_RATE -> format("%.1f points", 100 * one.detectable());
      case SPEED -> format("%.0f %%", 100 * one.detectable());
    };
  }

  private static Colour colour(Conclusion conclusion) {
    return switch (conclusion) {
      case FASTER, BETTER -> Colour.GREEN;
      case SLOWER, WORSE -> Colour.RED;
      case SAME -> Colour.CYAN;
      case AMBIGUOUS -> Colour.YELLOW;
    };
  }

  private static String flips(Comparison comparison, Screen screen) {
    List<Flip> flips = comparison.flips();
    if (flips.isEmpty()) {
      return "\nNo task flipped.\n";
    }
    Table table =
        Table.of(Column.flexible("flipped task"), Column.number("base"), Column.number("other"));
    for (Flip flip : flips.subList(0, Math.min(FLIPS, flips.size()))) {
      table.row(
          HostileText.line(flip.task()),
          Numbers.percent(flip.base()),
          Numbers.percent(flip.other()));
    }
    String more = flips.size() > FLIPS ? "and " + (flips.size() - FLIPS) + " more\n" : "";
    return "\n" + table.text(screen) + more;
  }

  @FormatMethod
  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }
}
