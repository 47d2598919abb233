package assay.report;

import java.util.Optional;

/** A piece of text in a table. It must already be safe to show. */
public record Cell(String text, Optional<Colour> colour) {
  public static Cell of(String text) {
    return new Cell(text, Optional.empty());
  }

  public static Cell of(String text, Colour colour) {
    return new Cell(text, Optional.of(colour));
  }

  String painted(Screen screen, String shown) {
    return colour.map(one -> screen.paint(one, shown)).orElse(shown);
  }
}
