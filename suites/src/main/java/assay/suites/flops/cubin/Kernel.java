package assay.suites.flops.cubin;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A kernel as the device gets it.
 *
 * @param symbol its name as the compiler spells it
 * @param code its instructions and those of the functions it calls
 * @param functions where the functions that it calls begin, by their offset in the code
 * @param parameters in their order
 * @param parametersAt where in the first bank of constants the arguments lie
 * @param jumps where jumps through a table may lead, by the offset of the jump
 * @param constants other banks whose contents the compiler has fixed
 */
public record Kernel(
    String symbol,
    ByteBuffer code,
    TreeMap<Integer, String> functions,
    List<Parameter> parameters,
    int parametersAt,
    Map<Integer, List<Integer>> jumps,
    Map<Integer, ByteBuffer> constants) {
  public Kernel {
    parameters = List.copyOf(parameters);
    jumps = Map.copyOf(jumps);
    constants = Map.copyOf(constants);
  }

  /** Whether the function that begins there is one of the compiler's own for rare operands. */
  public boolean isRare(int offset) {
    return Optional.ofNullable(functions.get(offset))
        .filter(name -> name.contains("__internal_"))
        .isPresent();
  }
}
