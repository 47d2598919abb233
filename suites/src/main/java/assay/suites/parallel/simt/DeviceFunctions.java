package assay.suites.parallel.simt;

import java.util.ArrayList;
import java.util.List;

/** Where a source's kernels and device functions have their bodies. */
final class DeviceFunctions {
  /**
   * A function's braces.
   *
   * @param open the index of the opening one
   * @param close the index of the closing one
   */
  record Body(boolean kernel, boolean alsoHost, int open, int close) {}

  private final List<Body> bodies = new ArrayList<>();

  DeviceFunctions(Code code) {
    for (int i = 0; i < code.size(); i++) {
      boolean kernel = code.is(i, "__global__");
      if (kernel || code.is(i, "__device__")) {
        boolean alsoHost = code.is(i - 1, "__host__") || code.is(i + 1, "__host__");
        add(code, i + 1, kernel, alsoHost);
      }
    }
  }

  /**
   * Before the body of a function there is a list of parameters; a variable may have braces too.
   */
  private void add(Code code, int start, boolean kernel, boolean alsoHost) {
    boolean parameters = false;
    for (int i = start; i < code.size(); i++) {
      if (code.is(i, ";") || code.is(i, "=") || code.is(i, "}")) {
        return;
      }
      if (code.is(i, "{")) {
        if (parameters && code.match(i) >= 0) {
          bodies.add(new Body(kernel, alsoHost, i, code.match(i)));
        }
        return;
      }
      if (code.is(i, "(")) {
        parameters = true;
        i = Math.max(i, code.match(i));
      }
    }
  }

  List<Body> bodies() {
    return bodies;
  }

  boolean contains(int index) {
    return bodies.stream().anyMatch(body -> body.open() < index && index < body.close());
  }

  /** Whether what stands there can only run on the device. */
  boolean onlyOnDevice(int index) {
    return bodies.stream()
        .anyMatch(body -> body.open() < index && index < body.close() && !body.alsoHost());
  }
}
