package assay.strategy;

import java.util.Locale;

/** Which of its answers a model is shown when it is asked again. */
public enum Shown {
  LAST,
  /** The best so far, with a word on the last where that is another. */
  BEST,
  ALL;

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
