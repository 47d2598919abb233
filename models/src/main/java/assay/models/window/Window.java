package assay.models.window;

/**
 * How much a model can look at.
 *
 * @param tokens of a question and its answer together
 */
public record Window(long tokens) {
  public boolean holds(long needed) {
    return needed <= tokens;
  }
}
