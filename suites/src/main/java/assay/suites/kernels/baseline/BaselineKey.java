package assay.suites.kernels.baseline;

import assay.suites.kernels.module.Variant;
import assay.task.Task;
import java.util.Map;
import java.util.Optional;

/**
 * What was timed, and where. Whatever a candidate is written in, the module it replaces is the
 * same.
 *
 * @param module such as {@code kernels/level1/019-relu}
 * @param hardware the GPU, or the processor and its cores
 * @param torch PyTorch's version
 */
public record BaselineKey(
    String module, String size, String precision, String hardware, String torch) {
  /**
   * Of a task of this suite, if it is one.
   *
   * @param machine the facts that a run holds of its machine
   */
  public static Optional<BaselineKey> of(Task task, Map<String, String> machine, String torch) {
    int last = task.id().lastIndexOf('/');
    return Variant.labelled(task.id().substring(last + 1))
        .map(
            variant ->
                new BaselineKey(
                    task.id().substring(0, Math.max(0, last)),
                    variant.size().label(),
                    variant.precision().label(),
                    variant.backend().needsGpu() ? gpu(machine) : processor(machine),
                    torch));
  }

  /** A machine's GPUs are taken to be alike. */
  private static String gpu(Map<String, String> machine) {
    return machine.getOrDefault("gpu", "").split(", ", 2)[0];
  }

  private static String processor(Map<String, String> machine) {
    return "%s, %s cores"
        .formatted(machine.getOrDefault("cpu", ""), machine.getOrDefault("cores", ""));
  }

  /** In the words of a complaint. */
  @Override
  public String toString() {
    return "%s at %s in %s on %s with PyTorch %s"
        .formatted(module, size, precision, hardware, torch);
  }
}
