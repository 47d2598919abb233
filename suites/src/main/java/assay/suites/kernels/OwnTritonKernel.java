package assay.suites.kernels;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The rule that a candidate brings a Triton kernel of its own and launches it. As {@link OwnKernel}
 * it sees names and not what happens.
 */
final class OwnTritonKernel {
  private static final Pattern IMPORTED = Pattern.compile("\\b(?:import|from)\\s+triton\\b");

  /** A decorator {@code jit} that is not PyTorch's, others below it, and the function's name. */
  private static final Pattern KERNEL =
      Pattern.compile(
          "@[ \\t]*(?!torch\\b)(?:\\w+\\.)*jit\\b(?!\\.)[^\\n]*\\n(?:[ \\t]*@[^\\n]*\\n)*[ \\t]*def[ \\t]+(\\w+)");

  private OwnTritonKernel() {}

  /** What is missing from a candidate's text, if something is. */
  static Optional<String> complaint(String text) {
    String code = OwnKernel.code(text);
    Set<String> kernels = new LinkedHashSet<>();
    KERNEL.matcher(code).results().forEach(found -> kernels.add(found.group(1)));
    if (kernels.isEmpty() || !IMPORTED.matcher(code).find()) {
      return Optional.of("there is no kernel of its own: no function is compiled by triton.jit");
    }
    for (String kernel : Set.copyOf(kernels)) {
      Pattern.compile("\\b(\\w+)[ \\t]*=(?!=)[^\\n]*\\b" + kernel + "\\b")
          .matcher(code)
          .results()
          .forEach(found -> kernels.add(found.group(1)));
    }
    return kernels.stream().anyMatch(name -> isLaunched(name, code))
        ? Optional.empty()
        : Optional.of("its kernel is compiled and never launched");
  }

  private static boolean isLaunched(String name, String code) {
    return Pattern.compile("\\b" + name + "\\s*(?:\\[|\\.run\\s*\\()").matcher(code).find();
  }
}
