package assay.suites.kernels.module;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a module is asked for. The end of a task's id says it: {@code cpp@small}, {@code
 * cuda-fp16@paper}, and {@code cuda@paper} for what is computed in single precision.
 */
public record Variant(Backend backend, Precision precision, Size size) {
  private static final Pattern LABEL = Pattern.compile("([a-z]+)(?:-([a-z0-9]+))?@([a-z]+)");

  public String label() {
    String precise = precision == Precision.FP32 ? "" : "-" + precision.label();
    return backend.label() + precise + "@" + size.label();
  }

  /** The variant of such a label, if it is one. */
  public static Optional<Variant> labelled(String label) {
    Matcher matcher = LABEL.matcher(label);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String precise = Optional.ofNullable(matcher.group(2)).orElse(Precision.FP32.label());
    return all().stream()
        .filter(one -> one.backend.label().equals(matcher.group(1)))
        .filter(one -> one.precision.label().equals(precise))
        .filter(one -> one.size.label().equals(matcher.group(3)))
        .findFirst();
  }

  private static List<Variant> all() {
    return Arrays.stream(Backend.values())
        .flatMap(
            backend ->
                Arrays.stream(Precision.values())
                    .flatMap(
                        precision ->
                            Arrays.stream(Size.values())
                                .map(size -> new Variant(backend, precision, size))))
        .toList();
  }
}
