package assay.suites.parallel.problem;

import java.util.List;

/**
 * A helper function or constant the candidate may use.
 *
 * @param text its definition in C++
 * @param executionModels where it is provided
 */
public record Provided(String name, String text, List<String> executionModels) {
  public Provided {
    executionModels = List.copyOf(executionModels);
  }
}
