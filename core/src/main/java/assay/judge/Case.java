package assay.judge;

import java.util.List;

/**
 * One kind of input.
 *
 * @param distribution a name the problem's input maker knows
 * @param sizes values of the size symbols, in the signature's order
 */
public record Case(String distribution, List<Long> sizes) {
  public Case {
    sizes = List.copyOf(sizes);
  }

  /** As the judge's job file writes it. */
  String line() {
    return distribution + " " + String.join(" ", sizes.stream().map(String::valueOf).toList());
  }
}
