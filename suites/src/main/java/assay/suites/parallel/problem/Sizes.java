package assay.suites.parallel.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The sizes of a problem's calls, each a map of size symbol to value.
 *
 * @param test for checking
 * @param timed for measuring
 */
public record Sizes(List<Map<String, Long>> test, Map<String, Long> timed) {
  public Sizes {
    List<Map<String, Long>> copies = new ArrayList<>();
    for (Map<String, Long> one : test) {
      copies.add(Map.copyOf(one));
    }
    test = List.copyOf(copies);
    timed = Map.copyOf(timed);
  }
}
