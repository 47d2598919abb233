package assay.suites.flops.solver;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Calls of functions that call themselves, and what came of them: a function that is called again
 * with all that decides the same does the same again.
 */
final class Calls {
  private static final int MOST = 4096;

  private final Program program;
  private final Map<Integer, List<Call>> bySignature = new HashMap<>();
  private int count;

  /** A call and those who came back. */
  private record Call(int function, Group before, Optional<Group> after) {}

  Calls(Program program) {
    this.program = program;
  }

  /** Whether the call was known; then the threads that called have come back. */
  boolean repeat(int function, Group calling) {
    BitSet deciding = program.deciding(function);
    int signature = signature(function, calling, deciding);
    for (Call call : bySignature.getOrDefault(signature, List.of())) {
      if (call.function == function && call.before.isLike(calling, deciding)) {
        calling.comeBack(call.before, call.after, program.functions.touched(function));
        return true;
      }
    }
    return false;
  }

  void remember(int function, Group before, Optional<Group> after) {
    if (count++ % MOST == 0) {
      bySignature.clear();
    }
    int signature = signature(function, before, program.deciding(function));
    bySignature
        .computeIfAbsent(signature, _ -> new ArrayList<>())
        .add(new Call(function, before, after));
  }

  private static int signature(int function, Group group, BitSet deciding) {
    return 31 * function + group.signature(deciding);
  }
}
