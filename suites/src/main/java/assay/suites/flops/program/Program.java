package assay.suites.flops.program;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What of a program can run on a device.
 *
 * @param functions those marked for the device
 * @param structures their members by name
 * @param globals variables outside functions
 * @param aliases names for other types
 * @param unread what could not be read, as file, line and reason
 */
public record Program(
    List<Function> functions,
    Map<String, List<Variable>> structures,
    Map<String, Variable> globals,
    Map<String, Type> aliases,
    List<String> unread) {
  public Program {
    functions = List.copyOf(functions);
    structures = Map.copyOf(structures);
    globals = Map.copyOf(globals);
    aliases = Map.copyOf(aliases);
    unread = List.copyOf(unread);
  }

  public Optional<Function> kernel(String name) {
    return functions.stream().filter(one -> one.kernel() && one.name().equals(name)).findFirst();
  }

  public Optional<Variable> member(String structure, String name) {
    return structures.getOrDefault(structure, List.of()).stream()
        .filter(one -> one.name().equals(name))
        .findFirst();
  }

  /** The type behind a name for one. */
  public Type resolved(Type type) {
    Type behind = aliases.get(type.name());
    return behind == null || behind.name().equals(type.name())
        ? type
        : resolved(behind.deeper(type.depth()));
  }
}
