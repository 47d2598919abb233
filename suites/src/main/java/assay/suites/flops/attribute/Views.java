package assay.suites.flops.attribute;

import assay.pack.PackException;
import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.kernel.FlopsKernel;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that is said of a kernel.
 *
 * @param derived what analysis says
 * @param named further people's opinions
 */
public record Views(
    FlopsKernel kernel, Derivation derived, Map<String, Map<Attribute, String>> named) {
  public static final String DECLARED = "declared";
  public static final String DERIVED = "derived";

  public Views {
    named = Map.copyOf(named);
  }

  public static Views of(FlopsKernel kernel, Derivation derived) throws IOException, PackException {
    return new Views(kernel, derived, Opinions.of(kernel));
  }

  /** Who says yes, who says no; those who cannot tell are left out. */
  public Map<String, Boolean> on(Attribute attribute) {
    Map<String, Boolean> said = new LinkedHashMap<>();
    said.put(DECLARED, kernel.attributes().containsKey(attribute));
    derived.has(attribute).ifPresent(has -> said.put(DERIVED, has));
    named.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(one -> said.put(one.getKey(), one.getValue().containsKey(attribute)));
    return said;
  }

  public boolean disagree(Attribute attribute) {
    return on(attribute).values().stream().distinct().count() > 1;
  }

  /** How two of them agree over kernels; those who have said nothing of a kernel are left out. */
  public static Agreement agreement(
      List<Views> all, Attribute attribute, String first, String second) {
    Agreement agreement = Agreement.NONE;
    for (Views one : all) {
      Map<String, Boolean> said = one.on(attribute);
      Optional<Boolean> here = Optional.ofNullable(said.get(first));
      Optional<Boolean> there = Optional.ofNullable(said.get(second));
      agreement =
          here.isPresent() && there.isPresent()
              ? agreement.plus(here.get(), there.get())
              : agreement.plusOpen();
    }
    return agreement;
  }
}
