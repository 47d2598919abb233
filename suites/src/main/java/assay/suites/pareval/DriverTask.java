package assay.suites.pareval;

import assay.task.Hash;
import assay.task.Task;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A prompt with everything its driver needs.
 *
 * @param size the problem size, as the text of a C++ expression
 * @param driverHash of the driver's own files
 * @param launches those that fit this machine
 * @param skipped why this machine cannot run it
 */
record DriverTask(
    Prompt prompt,
    String size,
    String driverHash,
    List<Launch> launches,
    Generation generation,
    Optional<String> skipped) {
  DriverTask {
    launches = List.copyOf(launches);
  }

  Task task() {
    return new Task(
        prompt.id(),
        ParevalSuite.NAME,
        ParevalSuite.NAME,
        Hash.of("pareval", prompt.id(), prompt.text(), size, driverHash),
        labels(prompt, Optional.of(size), Optional.of(generation)),
        prompt.text(),
        skipped);
  }

  /** What trials can be told apart by; size and generation only where they are known. */
  static Map<String, String> labels(
      Prompt prompt, Optional<String> size, Optional<Generation> generation) {
    Map<String, String> labels = new HashMap<>();
    labels.put("type", prompt.type());
    labels.put("problem", prompt.name());
    labels.put("exec", prompt.model().label());
    size.ifPresent(text -> labels.put(SIZE, text));
    generation.ifPresent(one -> labels.put(GENERATION, one.name()));
    return labels;
  }

  static final String SIZE = "size";
  static final String GENERATION = "generation";
}
