package assay.suites.parallel;

import assay.sandbox.Filter;
import java.util.List;
import java.util.Optional;

/** How a candidate is to compute, and what that means for compiler, sandbox and judge. */
public enum ExecutionModel {
  SERIAL("serial", Filter.SERIAL, ""),
  OMP("omp", Filter.THREADS, "Use OpenMP to compute in parallel.");

  private final String label;
  private final Filter filter;
  private final String instruction;

  ExecutionModel(String label, Filter filter, String instruction) {
    this.label = label;
    this.filter = filter;
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
    return switch (this) {
      case SERIAL, OMP -> "g++";
    };
  }

  List<String> flags() {
    return switch (this) {
      case SERIAL -> List.of();
      case OMP -> List.of("-fopenmp");
    };
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
    List<Integer> all =
        switch (this) {
          case SERIAL -> List.of(1);
          case OMP -> List.of(1, 2, 4, 8, 16, 32);
        };
    return all.stream().filter(count -> count <= cores).toList();
  }
}
