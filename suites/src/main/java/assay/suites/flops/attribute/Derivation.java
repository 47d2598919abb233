package assay.suites.flops.attribute;

import assay.suites.flops.kernel.Attribute;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What analysis says of a kernel.
 *
 * @param findings in the order of the sources, those of the kernel itself first
 * @param doubtful divisions of numbers whose type is not told
 * @param unread device code that was beyond the reader
 * @param instructions what the compiled kernel shows besides, by attribute
 */
public record Derivation(
    Map<Attribute, List<Finding>> findings,
    List<Finding> doubtful,
    List<String> unread,
    Map<Attribute, String> instructions) {
  public Derivation {
    findings = Map.copyOf(findings);
    doubtful = List.copyOf(doubtful);
    unread = List.copyOf(unread);
    instructions = Map.copyOf(instructions);
  }

  public List<Finding> of(Attribute attribute) {
    return findings.getOrDefault(attribute, List.of());
  }

  /** Whether the kernel has it; empty where that cannot be told. */
  public Optional<Boolean> has(Attribute attribute) {
    if (!of(attribute).isEmpty()) {
      return Optional.of(true);
    }
    boolean open =
        !unread.isEmpty() || doubtful.stream().anyMatch(one -> one.attribute() == attribute);
    return open ? Optional.empty() : Optional.of(false);
  }
}
