package assay.strategy;

/** How many worked examples a model is shown before its task. */
public enum Shots {
  ZERO("zero-shot", 0),
  ONE("one-shot", 1),
  /** As many as KernelBench's authors show; of more, those are shown that are named. */
  FEW("few-shot", 4);

  private final String label;
  private final int most;

  Shots(String label, int most) {
    this.label = label;
    this.most = most;
  }

  public String label() {
    return label;
  }

  int most() {
    return most;
  }
}
