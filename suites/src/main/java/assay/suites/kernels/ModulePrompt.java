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

  private static final String TRITON_EXAMPLE =
      """

      For example, a module whose forward returns x * x + y can be written as

      ```python
      import torch
      import torch.nn as nn
      import triton
      import triton.language as tl


      @triton.jit
      def square_and_add(x_pointer, y_pointer, result_pointer, count, BLOCK: tl.constexpr):
          place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
          inside = place < count
          x = tl.load(x_pointer + place, mask=inside)
          y = tl.load(y_pointer + place, mask=inside)
          tl.store(result_pointer + place, x * x + y, mask=inside)


      class ModelNew(nn.Module):
          def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
              x, y = x.contiguous(), y.contiguous()
              result = torch.empty_like(x)
              count = result.numel()
              square_and_add[(triton.cdiv(count, 1024),)](x, y, result, count, BLOCK=1024)
              return result
      ```

      Kernels are compiled in two calls on such inputs beforehand, where triton.autotune may try out its configurations too. Later calls must use the same kernels with the same constants.
      """;

  private ModulePrompt() {}

  static Question question(String prompt, Question.Form form) {
    return switch (form) {
      case CHAT -> new Question(form, SYSTEM, prompt, Optional.empty());
      case COMPLETION -> new Question(form, "", prompt + "\n```python\n", Optional.empty());
    };
  }

  static String of(ModuleTask module, Variant variant) {
    return """
    Make this PyTorch module faster. Write a class ModelNew with the same constructor and the same forward that computes the same, with %s.

    ```python
    %s```
    %s%s
    Rules
    - Forward is called with inputs as get_inputs makes them, with other values in every call. Every call counts, and every result is compared with the one of Model.
    - ModelNew gets the parameters of Model where they have the same names and shapes; else both are built after the same torch.manual_seed.
    - Nothing may be kept from one call to the next, and all work must be done when forward returns.
    - Inputs must be left as they are.
    - What is no custom kernel may call PyTorch as before.

    Answer with one Python code block that holds everything, imports included.
    """
        .formatted(
            means(variant.backend()),
            module.source(),
            sizes(module, variant),
            example(variant.backend()));
  }

  private static String means(Backend backend) {
    return switch (backend) {
      case CPP ->
          "kernels of your own in C++ with OpenMP, compiled by torch.utils.cpp_extension.load_inline, for a CPU";
      case CUDA -> "CUDA kernels of your own, compiled by torch.utils.cpp_extension.load_inline";
      case TRITON -> "Triton kernels of your own";
    };
  }

  /** What a model is shown of a language that is used less, and what holds for it alone. */
  private static String example(Backend backend) {
    return switch (backend) {
      case CPP, CUDA -> "";
      case TRITON -> TRITON_EXAMPLE;
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
