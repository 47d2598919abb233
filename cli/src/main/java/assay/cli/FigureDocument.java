package assay.cli;

import assay.report.figure.Figure;
import assay.report.figure.Panel;
import assay.report.figure.Point;
import assay.report.figure.Series;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** A figure as the command prints it in JSON. */
record FigureDocument(
    String figure,
    String title,
    List<PanelDocument> panels,
    List<String> remarks,
    Optional<Path> out) {
  record PanelDocument(String title, String across, String metric, List<SeriesDocument> series) {}

  record SeriesDocument(String name, List<PointDocument> points) {}

  record PointDocument(
      String x,
      double value,
      Optional<Double> low,
      Optional<Double> high,
      int tasks,
      OptionalDouble across) {}

  static FigureDocument of(Figure figure, Optional<Path> out) {
    List<PanelDocument> panels = new ArrayList<>();
    for (Panel panel : figure.panels()) {
      List<SeriesDocument> series = new ArrayList<>();
      panel.series().forEach(one -> series.add(document(one)));
      panels.add(new PanelDocument(panel.title(), panel.across(), panel.metric(), series));
    }
    return new FigureDocument(
        figure.name().toString(), figure.title(), panels, figure.remarks(), out);
  }

  private static SeriesDocument document(Series series) {
    List<PointDocument> points = new ArrayList<>();
    for (Point point : series.points()) {
      boolean known = Double.isFinite(point.high());
      points.add(
          new PointDocument(
              point.x(),
              point.value(),
              known ? Optional.of(point.low()) : Optional.empty(),
              known ? Optional.of(point.high()) : Optional.empty(),
              point.tasks(),
              point.across()));
    }
    return new SeriesDocument(series.name(), points);
  }
}
