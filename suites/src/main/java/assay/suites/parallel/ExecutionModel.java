package assay.suites.parallel;

import assay.sandbox.Filter;
import java.util.List;
import java.util.Optional;

/** How a candidate is to compute, and what that means for compiler, sandbox and judge. */
public enum ExecutionModel {
  SERIAL("serial", "g++", List.of(), Filter.SERIAL, List.of(1), ""),
  OMP(
      "omp",
      "g++",
      List.of("-fopenmp"),
      Filter.THREADS,
      List.of(1, 2, 4, 8, 16, 32),
      "Use OpenMP to compute in parallel.");

  private final String label;
  private final String compiler;
  private final List<String> flags;
  private final Filter filter;
  private final List<Integer> threads;
  private final String instruction;

  ExecutionModel(
      String label,
      String compiler,
      List<String> flags,
      Filter filter,
      List<Integer> threads,
      String instruction) {
    this.label = label;
    this.compiler = compiler;
    this.flags = flags;
    this.filter = filter;
    this.threads = threads;
    this.instruction = instruction;
  }

  public static Optional<ExecutionModel> named(String label) {
    for (ExecutionModel model : values()) {
      if (model.label.equals(label)) {
        return Optional.of(model);
      }
    }
    return Optional.empty();
  }

  /** What ids, options and oracle files call it. */
  public String label() {
    return label;
  }

  String compiler() {
    return compiler;
  }

  List<String> flags() {
    return flags;
  }

  Filter filter() {
    return filter;
  }

  /** The header in {@code native/prelude} that every candidate starts with. */
  String prelude() {
    return label + ".hpp";
  }

  /** What the prompt adds to the problem's text. */
  String instruction() {
    return instruction;
  }

  boolean mustBeParallel() {
    return this != SERIAL;
  }

  /** The numbers of threads to judge on that a machine with so many cores has room for. */
  List<Integer> threads(int cores) {
    return threads.stream().filter(count -> count <= cores).toList();
  }
}
