package assay.models.price;

/**
 * What a model costs, in US dollars.
 *
 * @param input a million tokens of questions
 * @param output a million tokens of answers, hidden reasoning included
 */
public record Price(double input, double output) {
  private static final double MILLION = 1e6;

  public double of(long inputTokens, long outputTokens) {
    return (inputTokens * input + outputTokens * output) / MILLION;
  }
}
