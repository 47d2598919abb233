package assay.suites.kernels;

import assay.model.Question;
import assay.suites.kernels.module.Backend;
import assay.suites.kernels.module.ModuleTask;
import assay.suites.kernels.module.Variant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** What a model is told about a module. */
final class ModulePrompt {
  private static final String SYSTEM =
      "You are an expert in making PyTorch programs fast who writes correct kernels.";

  private ModulePrompt() {}

  static Question question(String prompt, Question.Form form) {
    return switch (form) {
      case CHAT -> new Question(form, SYSTEM, prompt, Optional.empty());
      case COMPLETION -> new Question(form, "", prompt + "\n```python\n", Optional.empty());
    };
  }

  static String of(ModuleTask module, Variant variant) {
    return of(shown(module, variant), "as get_inputs makes them", variant.backend());
  }

  /** What asks for a module that is shown in another form than its source. */
  static String retold(String shown, Variant variant) {
    return of(shown + "\n", "of these shapes and types", variant.backend());
  }

  private static String of(String shown, String inputs, Backend backend) {
    return """
    Make this PyTorch module faster. Write a class ModelNew with the same constructor and the same forward that computes the same, with %s.

    %s
    Rules
    - Forward is called with inputs %s, with other values in every call. Every call counts, and every result is compared with the one of Model.
    - ModelNew gets the parameters of Model where they have the same names and shapes; else both are built after the same torch.manual_seed.
    - Nothing may be kept from one call to the next, and all work must be done when forward returns.
    - Inputs must be left as they are.
    - What is no custom kernel may call PyTorch as before.
    %s
    Answer with one Python code block that holds everything, imports included.
    """
        .formatted(means(backend), shown, inputs, furtherRules(backend));
  }

  /** The module and what is different from it at that size and precision. */
  static String shown(ModuleTask module, Variant variant) {
    return "```python\n" + module.source() + "```\n" + sizes(module, variant);
  }

  private static String means(Backend backend) {
    return switch (backend) {
      case CPP ->
          "kernels of your own in C++ with OpenMP, compiled by torch.utils.cpp_extension.load_inline, for a CPU";
      case CUDA -> "CUDA kernels of your own, compiled by torch.utils.cpp_extension.load_inline";
      case TRITON -> "Triton kernels of your own";
    };
  }

  private static String furtherRules(Backend backend) {
    return switch (backend) {
      case CPP, CUDA ->
          "- Extensions are compiled once, before the first call, from the texts that load_inline gets when the file is executed.\n";
      case TRITON ->
          "- Kernels are compiled in two calls on such inputs beforehand, where triton.autotune may try out its configurations too. Later calls must use the same kernels with the same constants.\n";
    };
  }

  private static String sizes(ModuleTask module, Variant variant) {
    JsonNode changed = module.sizes().get(variant.size());
    StringBuilder text = new StringBuilder();
    if (changed != null && !changed.isEmpty()) {
      text.append("\nBut with these constants:");
      changed
          .properties()
          .forEach(one -> text.append(" %s = %s;".formatted(one.getKey(), one.getValue())));
      text.setLength(text.length() - 1);
      text.append(".\n");
    }
    if (variant.precision() != assay.suites.kernels.module.Precision.FP32) {
      text.append("\nInputs and parameters are %s.\n".formatted(variant.precision().label()));
    }
    return text.toString();
  }
}
