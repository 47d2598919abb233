package assay.suites.flops;

import assay.suites.flops.solver.Doubt;
import assay.suites.flops.solver.Estimate;
import assay.suites.flops.solver.Range;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What the solver found, in the words that a model would answer in. */
final class SolverAnswer {
  private SolverAnswer() {}

  static String text(Estimate estimate) {
    ObjectNode object = JsonMapper.shared().createObjectNode();
    put(object, "sp_flop", estimate.single(), estimate);
    put(object, "dp_flop", estimate.dual(), estimate);
    return object.toPrettyString();
  }

  private static void put(ObjectNode object, String name, Range range, Estimate estimate) {
    object.put(name + "_explanation", explanation(range, estimate));
    object.put(name + "_count", range.expected());
    object.putArray(name + "_range").add(range.low()).add(range.high());
    object.putArray(name + "_bounds").add(range.least()).add(range.most());
  }

  private static String explanation(Range range, Estimate estimate) {
    if (range.isExact()) {
      return "The same whatever the data.";
    }
    String why =
        estimate.doubts().stream()
            .sorted()
            .map(SolverAnswer::words)
            .collect(Collectors.joining("; "));
    return "Between %d and %d; %d to %d whatever the data: %s."
        .formatted(range.low(), range.high(), range.least(), range.most(), why);
  }

  private static String words(Doubt doubt) {
    return switch (doubt) {
      case RARE_OPERANDS -> "operands that are tiny, huge, zero or no numbers take longer ways";
      case DATA -> "branches depend on data in memory";
      case DATA_LOOP ->
          "loops run as long as data says, taken to be at most as often as the largest argument";
      case UNKNOWN_JUMP -> "a jump goes where data says";
      case TOO_LONG -> "not all of it was gone through";
    };
  }
}
