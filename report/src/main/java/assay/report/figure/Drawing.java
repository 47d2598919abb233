package assay.report.figure;

/** A panel as it stands in a picture. */
sealed interface Drawing permits SvgPanel, SvgScatter, SvgSpeeds {
  double width();

  double height();

  /** With its upper left corner at the place. */
  void draw(Svg svg, double x, double y);
}
