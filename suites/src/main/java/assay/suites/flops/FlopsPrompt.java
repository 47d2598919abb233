package assay.suites.flops;

import assay.model.Question;
import assay.suites.flops.kernel.FlopsKernel;
import assay.suites.flops.kernel.Origin;
import assay.suites.flops.solver.Extent;
import java.util.Map;
import java.util.Optional;

/** What a model is told about a kernel, and what its answer must look like. */
final class FlopsPrompt {
  static final String SINGLE = "sp_flop_count";
  static final String DUAL = "dp_flop_count";

  private static final String SYSTEM =
      "You are an expert in CUDA and in how its compiler turns source into instructions. You count floating-point operations without running anything.";

  private static final String SCHEMA =
      """
      {
        "type": "object",
        "properties": {
          "sp_flop_explanation": {"type": "string", "description": "how the number of single-precision operations comes about, step by step"},
          "sp_flop_count": {"type": "integer", "description": "operations in single precision over all threads of the first launch"},
          "dp_flop_explanation": {"type": "string", "description": "how the number of double-precision operations comes about, step by step"},
          "dp_flop_count": {"type": "integer", "description": "operations in double precision over all threads of the first launch"}
        },
        "required": ["sp_flop_explanation", "sp_flop_count", "dp_flop_explanation", "dp_flop_count"],
        "additionalProperties": false
      }
      """;

  private FlopsPrompt() {}

  static Question question(String prompt, Question.Form form) {
    return switch (form) {
      case CHAT ->
          new Question(
              form,
              SYSTEM,
              prompt,
              Optional.of(new Question.Structure("floating_point_operations", SCHEMA)));
      case COMPLETION ->
          new Question(form, "", prompt + "\nThe answer as JSON:\n", Optional.empty());
    };
  }

  static String of(FlopsKernel kernel) {
    StringBuilder text = new StringBuilder(rules(kernel));
    text.append("\nThe program\n");
    text.append("- compiled by: ").append(kernel.compile().replace("\n", "\n  ")).append('\n');
    String run = kernel.run().isEmpty() ? "(none)" : String.join(" ", kernel.run());
    text.append("- its arguments: ").append(run).append('\n');
    text.append("- grid: ").append(shown(kernel.grid())).append(" blocks\n");
    text.append("- block: ").append(shown(kernel.block())).append(" threads\n");
    text.append("- threads in all: ").append(kernel.grid().count() * kernel.block().count());
    for (Map.Entry<String, String> source : kernel.sources().entrySet()) {
      String end = source.getValue().endsWith("\n") ? "" : "\n";
      text.append("\n\n%s:\n```\n%s%s```".formatted(source.getKey(), source.getValue(), end));
    }
    return text.append('\n').toString();
  }

  private static String rules(FlopsKernel kernel) {
    return """
      Count the floating-point operations that the first launch of the kernel %s executes, summed over all its threads: those in single precision (SP) and those in double precision (DP).

      What counts
      - An addition, subtraction or multiplication that a thread executes is one operation, a fused multiply-add two. A negation or absolute value that is stored counts as one.
      - Count what the compiled instructions execute: divisions, square roots and other functions are sequences of additions, multiplications and fused multiply-adds, and count as those; work that the compiler removes or shares does not count twice.
      - Comparisons, minima and maxima, conversions, atomic operations, whole numbers, half precision, FP8 and tensor instructions count nothing.
      - Only threads that execute an instruction count, not those that a branch keeps from it.
      - If the kernel is launched more than once, only the first launch counts; if it is a template, only the instance that is %s. Comments in the source may be wrong.
      """
        .formatted(
            kernel.origin().map(Origin::signature).orElse(kernel.kernel()),
            kernel.origin().isPresent() ? "named above" : "launched first");
  }

  private static String shown(Extent extent) {
    return "(%d, %d, %d)".formatted(extent.x(), extent.y(), extent.z());
  }
}
