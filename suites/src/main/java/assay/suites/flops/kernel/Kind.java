package assay.suites.flops.kernel;

/** Which precisions a kernel computes in. */
public enum Kind {
  NONE("none"),
  SINGLE("SP"),
  DUAL("DP"),
  MIXED("mixed");

  private final String label;

  Kind(String label) {
    this.label = label;
  }

  public String label() {
    return label;
  }

  /** The kind of that label. */
  public static Kind labelled(String label) {
    for (Kind one : values()) {
      if (one.label.equals(label)) {
        return one;
      }
    }
    throw new IllegalArgumentException("There is no class " + label);
  }
}
