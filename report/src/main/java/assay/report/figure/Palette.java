package assay.report.figure;

import java.util.List;
import java.util.Locale;

/** Colours that stay apart in print and for most eyes; the report has the same. */
final class Palette {
  private static final List<String> SERIES =
      List.of(
          "#1f6f9f", "#cf6f2b", "#3f8f63", "#8a57a6", "#bd3f63", "#7d6b2f", "#2f9a96", "#6b7280");

  private static final int[] NONE = {0xf3, 0xf1, 0xed};
  private static final int[] ALL = {0x14, 0x55, 0x7f};

  private Palette() {}

  static String series(int position) {
    return SERIES.get(position % SERIES.size());
  }

  /** From pale to deep as a rate goes from 0 to 1. */
  static String heat(double rate) {
    StringBuilder colour = new StringBuilder("#");
    for (int i = 0; i < NONE.length; i++) {
      long part = Math.round(NONE[i] + (ALL[i] - NONE[i]) * Math.clamp(rate, 0, 1));
      colour.append(String.format(Locale.ROOT, "%02x", part));
    }
    return colour.toString();
  }
}
