package assay.suites.parallel.simt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Turns what CUDA and HIP add to C++ and macros cannot express into C++: launches, shared memory,
 * and a few words. Everything else is left as it is, and every line stays where it was.
 */
public final class Rewriter {
  private static final Set<String> LAUNCH_FUNCTIONS =
      Set.of(
          "cudaLaunchKernel",
          "cudaLaunchCooperativeKernel",
          "hipLaunchKernel",
          "hipLaunchCooperativeKernel");

  private final Code code;
  private final Edits edits;
  private final DeviceFunctions functions;
  private final List<DeviceFunctions.Body> ownIndices;
  private final Waiting waiting;

  private Rewriter(String text) {
    code = new Code(text);
    edits = new Edits(text);
    functions = new DeviceFunctions(code);
    ownIndices =
        functions.bodies().stream()
            .filter(body -> body.kernel() && !hasInnerFunctions(body))
            .toList();
    waiting = new Waiting(text);
  }

  /** Rewrites one translation unit. */
  public static Rewriting rewrite(String text) {
    Rewriter rewriter = new Rewriter(text);
    List<String> missing = Missing.in(rewriter.code, rewriter.functions);
    if (!missing.isEmpty()) {
      return new Rewriting.NotEmulated(missing);
    }
    rewriter.words();
    rewriter.kernels();
    boolean thrust =
        rewriter.code.directives().stream()
            .anyMatch(one -> one.text().startsWith("#include") && one.text().contains("thrust/"));
    return new Rewriting.Emulated(rewriter.edits.apply(), thrust);
  }

  private void words() {
    for (int i = 0; i < code.size(); i++) {
      if (code.isTriple(i, "<")) {
        launch(i);
      } else if (code.is(i, "__shared__")) {
        shared(i);
      } else if (code.is(i, "__noinline__") && !code.is(i - 1, "(")) {
        edits.replace(code.at(i).offset(), code.at(i).end(), "__attribute__((noinline))");
      } else if (code.isWord(i) && LAUNCH_FUNCTIONS.contains(code.at(i).text())) {
        uncast(i + 2);
      }
    }
  }

  private void launch(int index) {
    Optional<Launch> found = Launch.at(code, index);
    if (found.isPresent()) {
      Launch launch = found.get();
      edits.replace(
          code.at(launch.first()).offset(),
          code.at(launch.end() - 1).end(),
          launch.rewritten(way(launch.kernel())));
    }
  }

  /** A function that was made a pointer to nothing in particular has lost its parameters' types. */
  private void uncast(int index) {
    if (code.is(index, "(") && code.text(index + 1, code.match(index)).contains("void")) {
      edits.replace(code.at(index).offset(), code.at(code.match(index)).end(), "");
    } else if (code.is(index + 1, "<") && code.isWord(index)) {
      int close = index + 2;
      while (close < code.size() && !code.is(close, ">")) {
        close++;
      }
      edits.replace(code.at(index).offset(), code.at(close).end(), "");
    }
  }

  private void shared(int index) {
    int first = index;
    while (first > 0 && isSpecifier(first - 1)) {
      first--;
    }
    int end = index;
    while (end < code.size() && !code.is(end, ";")) {
      end = Math.max(end, code.match(end)) + 1;
    }
    if (end == code.size()) {
      return;
    }
    for (int i = first; i < end; i++) {
      if (code.is(i, "extern")) {
        dynamic(first, end);
        return;
      }
      if (code.is(i, "static")) {
        edits.replace(code.at(i).offset(), code.at(i).end(), "");
      }
    }
    if (functions.contains(index)) {
      StringBuilder fresh = new StringBuilder();
      names(index + 1, end).forEach(name -> fresh.append(" ASSAY_SIMT_FRESH(" + name + ")"));
      edits.insert(code.at(end).end(), fresh.toString());
    }
  }

  private boolean isSpecifier(int index) {
    boolean attribute = code.is(index, ")") && code.match(index) > 0;
    return attribute
        ? code.is(code.match(index) - 1, "__align__") || code.is(code.match(index) - 1, "alignas")
        : code.isWord(index) && !code.is(index, "else") && !code.is(index, "do");
  }

  private void dynamic(int first, int end) {
    StringBuilder type = new StringBuilder();
    int name = -1;
    int dimensions = -1;
    for (int i = first; i < end && dimensions < 0; i++) {
      if (code.is(i, "[")) {
        dimensions = i;
      } else if (code.is(i, "__align__") || code.is(i, "alignas") || code.is(i, "__attribute__")) {
        i = code.match(i + 1);
      } else if (!code.is(i, "extern") && !code.is(i, "__shared__")) {
        if (name >= 0) {
          type.append(code.at(name).text()).append(' ');
        }
        name = i;
      }
    }
    if (dimensions < 0 || name < 0) {
      return;
    }
    String variable = code.at(name).text();
    String element = type.toString().strip();
    String declared =
        functions.contains(first)
            ? "auto& %s = ::assay::simt::dynamic_shared<%s %s>();"
                .formatted(variable, element, code.text(dimensions, end))
            : "static ::assay::simt::DynamicShared<%s> %s;".formatted(element, variable);
    edits.replace(code.at(first).offset(), code.at(end).end(), declared);
  }

  /** The names that a declaration declares, the first of which follows its type. */
  private List<String> names(int from, int end) {
    List<String> names = new ArrayList<>();
    String last = "";
    int angles = 0;
    for (int i = from; i <= end; i++) {
      if (code.is(i, "<") || code.is(i, ">")) {
        angles += code.is(i, "<") ? 1 : -1;
      } else if (angles == 0 && (code.is(i, ",") || code.is(i, ";"))) {
        names.add(last);
      } else if (code.is(i, "[") || code.is(i, "(")) {
        i = Math.max(i, code.match(i));
      } else if (code.isWord(i)) {
        last = code.at(i).text();
      }
    }
    return names;
  }

  private void kernels() {
    ownIndices.forEach(body -> edits.insert(code.at(body.open()).end(), " ASSAY_SIMT_INDICES"));
  }

  private Way way(String kernel) {
    if (!waiting.neverWaits(kernel)) {
      return Way.FIBERS;
    }
    return onlyKernelsLook() ? Way.LONE_LOOP : Way.LOOP;
  }

  /** Whether no function that a kernel calls may want to know which thread calls it. */
  private boolean onlyKernelsLook() {
    return code.directives().stream().noneMatch(one -> one.text().contains("threadIdx"))
        && IntStream.range(0, code.size())
            .filter(i -> code.is(i, "threadIdx"))
            .allMatch(i -> ownIndices.stream().anyMatch(one -> one.open() < i && i < one.close()));
  }

  /** Functions inside of a kernel cannot see its variables. */
  private boolean hasInnerFunctions(DeviceFunctions.Body body) {
    for (int i = body.open() + 1; i < body.close(); i++) {
      boolean type = code.is(i, "struct") || code.is(i, "class");
      boolean element = code.isWord(i - 1) || code.is(i - 1, ")") || code.is(i - 1, "]");
      if (type || (code.is(i, "[") && (!element || code.is(i - 1, "return")))) {
        return true;
      }
    }
    return false;
  }
}
