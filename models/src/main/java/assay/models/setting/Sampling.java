package assay.models.setting;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/**
 * The parameters of sampling; the provider chooses what is empty.
 *
 * @param maxTokens of the answer, hidden reasoning included where the provider counts it
 * @param seed of sample 0; sample n is asked with n more, so that samples differ
 * @param effort of reasoning: a word the provider knows, or a number of tokens
 */
public record Sampling(
    OptionalDouble temperature,
    OptionalDouble topP,
    OptionalInt maxTokens,
    OptionalInt seed,
    Optional<String> effort) {
  public static final Sampling NONE =
      new Sampling(
          OptionalDouble.empty(),
          OptionalDouble.empty(),
          OptionalInt.empty(),
          OptionalInt.empty(),
          Optional.empty());

  /** This, and what it leaves open from the other. */
  public Sampling or(Sampling other) {
    return new Sampling(
        temperature.isPresent() ? temperature : other.temperature,
        topP.isPresent() ? topP : other.topP,
        maxTokens.isPresent() ? maxTokens : other.maxTokens,
        seed.isPresent() ? seed : other.seed,
        effort.or(other::effort));
  }

  public Sampling without(Set<Parameter> dropped) {
    return new Sampling(
        dropped.contains(Parameter.TEMPERATURE) ? OptionalDouble.empty() : temperature,
        dropped.contains(Parameter.TOP_P) ? OptionalDouble.empty() : topP,
        dropped.contains(Parameter.MAX_TOKENS) ? OptionalInt.empty() : maxTokens,
        dropped.contains(Parameter.SEED) ? OptionalInt.empty() : seed,
        dropped.contains(Parameter.EFFORT) ? Optional.empty() : effort);
  }

  public Sampling ofSample(int sample) {
    OptionalInt own = seed.isPresent() ? OptionalInt.of(seed.getAsInt() + sample) : seed;
    return new Sampling(temperature, topP, maxTokens, own, effort);
  }

  public Sampling withMaxTokens(int most) {
    return new Sampling(temperature, topP, OptionalInt.of(most), seed, effort);
  }

  /** What is set, by the labels of the parameters. */
  public Map<String, String> values() {
    Map<String, String> values = new TreeMap<>();
    temperature.ifPresent(value -> put(values, Parameter.TEMPERATURE, Double.toString(value)));
    topP.ifPresent(value -> put(values, Parameter.TOP_P, Double.toString(value)));
    maxTokens.ifPresent(value -> put(values, Parameter.MAX_TOKENS, Integer.toString(value)));
    seed.ifPresent(value -> put(values, Parameter.SEED, Integer.toString(value)));
    effort.ifPresent(value -> put(values, Parameter.EFFORT, value));
    return values;
  }

  private static void put(Map<String, String> values, Parameter parameter, String value) {
    values.put(parameter.label(), value);
  }
}
