package assay.report.figure;

/** The five numbers of a box. */
enum Quantile {
  LEAST("least", 0),
  LOWER("lower quartile", 1),
  MEDIAN("median", 2),
  UPPER("upper quartile", 3),
  MOST("most", 4);

  private final String label;
  private final int place;

  Quantile(String label, int place) {
    this.label = label;
    this.place = place;
  }

  String label() {
    return label;
  }

  /** From the least on. */
  int place() {
    return place;
  }

  /** Of values in ascending order, between two of them where it falls there. */
  double of(double[] ascending) {
    double at = (ascending.length - 1) * place / 4.0;
    int below = (int) Math.floor(at);
    int above = (int) Math.ceil(at);
    return ascending[below] + (at - below) * (ascending[above] - ascending[below]);
  }
}
