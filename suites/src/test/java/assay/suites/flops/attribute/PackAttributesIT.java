package assay.suites.flops.attribute;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.kernel.FlopsKernel;
import assay.suites.flops.kernel.FlopsPack;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The built-in pack: what it declares is what its sources show, and there is enough of it. */
final class PackAttributesIT {
  private static final int ENOUGH = 10;

  /** Pairs that at least a tenth of gpuFLOPBench's kernels have. */
  private static final List<Set<Attribute>> COMMON_PAIRS =
      List.of(
          Set.of(Attribute.WARP_DIVERGENCE, Attribute.SPECIAL_MATH),
          Set.of(Attribute.WARP_DIVERGENCE, Attribute.DEVICE_CALL),
          Set.of(Attribute.WARP_DIVERGENCE, Attribute.DATA_DIVERGENCE),
          Set.of(Attribute.WARP_DIVERGENCE, Attribute.DIVISION),
          Set.of(Attribute.WARP_DIVERGENCE, Attribute.LIBRARY_CALL),
          Set.of(Attribute.DEVICE_CALL, Attribute.SPECIAL_MATH),
          Set.of(Attribute.DEVICE_CALL, Attribute.DATA_DIVERGENCE),
          Set.of(Attribute.DEVICE_CALL, Attribute.DIVISION),
          Set.of(Attribute.SPECIAL_MATH, Attribute.DATA_DIVERGENCE),
          Set.of(Attribute.SPECIAL_MATH, Attribute.DIVISION),
          Set.of(Attribute.DATA_DIVERGENCE, Attribute.DIVISION));

  private static List<FlopsKernel> kernels() throws Exception {
    Path packs = Path.of(System.getProperty("assay.home")).resolve("packs");
    return FlopsPack.load(packs.resolve("flops"), "flops").kernels();
  }

  private static long having(List<FlopsKernel> kernels, Set<Attribute> attributes) {
    return kernels.stream()
        .filter(one -> one.attributes().keySet().containsAll(attributes))
        .count();
  }

  @Test
  void everyAttributeAndEveryCommonPairIsThereTenTimes() throws Exception {
    List<FlopsKernel> kernels = kernels();
    for (Attribute attribute : Attribute.values()) {
      assertThat(having(kernels, Set.of(attribute)))
          .as(attribute.label())
          .isGreaterThanOrEqualTo(ENOUGH);
    }
    for (Set<Attribute> pair : COMMON_PAIRS) {
      assertThat(having(kernels, pair)).as(pair.toString()).isGreaterThanOrEqualTo(ENOUGH);
    }
  }

  @Test
  void whatIsDeclaredIsWhatIsDerived() throws Exception {
    List<String> differences = new ArrayList<>();
    for (FlopsKernel kernel : kernels()) {
      Derivation derived = Analysis.of(kernel);
      derived.unread().forEach(one -> differences.add(kernel.id() + " is not read: " + one));
      for (Attribute attribute : Attribute.values()) {
        boolean declared = kernel.attributes().containsKey(attribute);
        if (derived.has(attribute).filter(has -> has == declared).isEmpty()) {
          differences.add(
              "%s: %s is declared: %b, derived: %s"
                  .formatted(kernel.id(), attribute.label(), declared, derived.has(attribute)));
        }
      }
    }
    assertThat(differences).isEmpty();
  }
}
