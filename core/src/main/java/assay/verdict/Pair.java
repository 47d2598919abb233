package assay.verdict;

import java.util.List;

/**
 * The raw times of one pair of fresh processes, in milliseconds per call, in the order they were
 * taken.
 *
 * @param reference times of the reference
 * @param candidate times of the candidate on the same inputs
 */
public record Pair(List<Double> reference, List<Double> candidate) {
  public Pair {
    reference = List.copyOf(reference);
    candidate = List.copyOf(candidate);
  }
}
