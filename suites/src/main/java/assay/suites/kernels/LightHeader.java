package assay.suites.kernels;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A folder of headers that stand for PyTorch's own and take less time to compile. */
enum LightHeader {
  /** For texts whose functions our own bindings give to Python. */
  PLAIN,

  /** For texts that use pybind11, or have functions that our own bindings cannot give. */
  PYBIND,

  /** For files with kernels, which a compiler for a GPU reads. */
  KERNELS;

  /** What the compiler says of a function that our own bindings cannot give. */
  static final String NO_BINDING = "assay_no_binding";

  private static final Pattern USES_PYBIND = Pattern.compile("pybind|PYBIND|\\bpy::");

  private static final Pattern MORE_THAN_TENSORS =
      Pattern.compile(USES_PYBIND + "|#\\s*include\\s*[<\"]torch/(?!extension[.]h|types[.]h)");

  /** The first to try for the part of a wish that is for the host. */
  static LightHeader of(Wish wish) {
    return wish.functions().isEmpty() || USES_PYBIND.matcher(wish.text()).find() ? PYBIND : PLAIN;
  }

  /** The one to try for its kernels, if one may do. */
  static Optional<LightHeader> ofKernels(Wish wish) {
    return MORE_THAN_TENSORS.matcher(wish.cuda()).find() ? Optional.empty() : Optional.of(KERNELS);
  }

  String folder() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What gives functions to Python, at the end of a text that begins with this header. */
  String module(List<String> functions) {
    return switch (this) {
      case PLAIN ->
          functions.stream()
              .map(one -> "    assay_binding::method<&%s>(\"%s\"),\n".formatted(one, one))
              .collect(
                  Collectors.joining(
                      "",
                      "static PyMethodDef assay_methods[] = {\n",
                      "    {nullptr, nullptr, 0, nullptr}};\nASSAY_MODULE(assay_methods)\n"));
      case PYBIND -> pybind(functions);
      case KERNELS -> "";
    };
  }

  /** The same with the whole header. */
  static String pybind(List<String> functions) {
    return functions.isEmpty()
        ? ""
        : functions.stream()
            .map(one -> "m.def(\"%s\", &%s);\n".formatted(one, one))
            .collect(Collectors.joining("", "PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {\n", "}\n"));
  }
}
