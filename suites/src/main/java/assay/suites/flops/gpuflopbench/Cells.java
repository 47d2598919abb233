package assay.suites.flops.gpuflopbench;

import assay.pack.PackError;
import assay.pack.PackException;
import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.solver.Extent;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands in one row of a table, with complaints that name it.
 *
 * @param number of the row, from 1
 */
record Cells(Path file, int number, Map<String, String> cells) {
  private static final Pattern EXTENT =
      Pattern.compile("\\(([0-9]{1,9}), ([0-9]{1,9}), ([0-9]{1,9})\\)");
  private static final Pattern BITS = Pattern.compile("[01]{1,8}");

  String text(String column) throws PackException {
    String cell = cells.get(column);
    if (cell == null) {
      throw wrong(column, "a cell");
    }
    return cell;
  }

  double number(String column) throws PackException {
    try {
      return Double.parseDouble(text(column));
    } catch (NumberFormatException e) {
      throw wrong(column, "a number");
    }
  }

  Extent extent(String column) throws PackException {
    Matcher sizes = EXTENT.matcher(text(column));
    if (!sizes.matches()) {
      throw wrong(column, "three sizes such as (256, 1, 1)");
    }
    try {
      return new Extent(
          Integer.parseInt(sizes.group(1)),
          Integer.parseInt(sizes.group(2)),
          Integer.parseInt(sizes.group(3)));
    } catch (IllegalArgumentException e) {
      throw wrong(column, "three sizes of at least 1");
    }
  }

  /** A bit for each attribute in their order; zeros in front may have been lost. */
  Set<Attribute> attributes(String column) throws PackException {
    String bits = text(column).replaceFirst("[.]0$", "");
    if (!BITS.matcher(bits).matches()) {
      throw wrong(column, "eight bits");
    }
    List<Attribute> all = List.of(Attribute.values());
    Set<Attribute> attributes = EnumSet.noneOf(Attribute.class);
    int missing = all.size() - bits.length();
    for (int index = 0; index < bits.length(); index++) {
      if (bits.charAt(index) == '1') {
        attributes.add(all.get(missing + index));
      }
    }
    return attributes;
  }

  PackException wrong(String column, String expected) {
    String found = cells.getOrDefault(column, "nothing");
    String shown = found.length() > 40 ? found.substring(0, 40) + "…" : found;
    return new PackException(
        List.of(
            new PackError(
                file,
                0,
                "row %d, %s".formatted(number, column),
                "expected %s, found %s".formatted(expected, shown))));
  }
}
