package assay.report.figure;

import java.util.List;

/**
 * A figure before it is drawn.
 *
 * @param remarks what a reader must know besides, in whole sentences
 */
public record Figure(FigureName name, List<Panel> panels, List<String> remarks) {
  public Figure {
    panels = List.copyOf(panels);
    remarks = List.copyOf(remarks);
  }

  public String title() {
    return name.shows();
  }
}
