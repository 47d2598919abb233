package assay.suites.kernels.module;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a module is asked for. The end of a task's id says it: {@code cpp@small}, {@code
 * cuda-fp16@paper}, and {@code cuda@paper} for what is computed in single precision.
 */
public record Variant(Backend backend, Precision precision, Size size) {
  private static final Pattern LABEL = Pattern.compile("([a-z]*)(?:-([a-z0-9]+))?(?:@([a-z]+))?");

  public String label() {
    String precise = precision == Precision.FP32 ? "" : "-" + precision.label();
    return backend.label() + precise + "@" + size.label();
  }

  /** The variant of such a label, if it is one, whole and in the usual spelling. */
  public static Optional<Variant> labelled(String label) {
    return Backend.named(label.split("[-@]", 2)[0])
        .flatMap(backend -> read(label, new Variant(backend, Precision.FP32, Size.PAPER)))
        .filter(one -> one.label().equals(label));
  }

  /** The variant that a label names; what it leaves out is as usual. */
  public static Optional<Variant> read(String label, Variant usual) {
    Matcher matcher = LABEL.matcher(label);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Optional<String> precise = Optional.ofNullable(matcher.group(2));
    Optional<String> size = Optional.ofNullable(matcher.group(3));
    Optional<Backend> backend =
        matcher.group(1).isEmpty() ? Optional.of(usual.backend) : Backend.named(matcher.group(1));
    return backend.flatMap(
        one ->
            precise
                .map(Precision::named)
                .orElse(Optional.of(usual.precision))
                .flatMap(
                    two ->
                        size.map(Size::named)
                            .orElse(Optional.of(usual.sizeFor(one)))
                            .map(three -> new Variant(one, two, three))));
  }

  private Size sizeFor(Backend other) {
    return other == backend || size == Size.ORIGINAL ? size : other.size();
  }
}
