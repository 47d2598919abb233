package assay.suites.parallel.profile;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PerfCountsTest {
  private static String output(long scale) {
    return """
    # started on Mon Jan  1 00:00:00 2024

    %d,,instructions:u,1000,100.00,2.00,insn per cycle
    %d,,cycles:u,1000,100.00,,
    %d,,branches:u,1000,100.00,,
    %d,,branch-misses:u,1000,100.00,2.00,of all branches
    <not supported>,,cache-references:u,0,100.00,,
    <not supported>,,cache-misses:u,0,100.00,,
    """
        .formatted(1_000_000 * scale, 500_000 * scale, 100_000 * scale, 2_000 * scale);
  }

  @Test
  void whatFurtherCallsAddIsWhatOneCosts() {
    PerfCounts each = PerfCounts.read(output(7)).since(PerfCounts.read(output(3)), 2);
    assertThat(each.text())
        .isEqualTo(
            "2,000,000 instructions; 1,000,000 cycles, 2.00 instructions each; of 200,000 branches 2.0 % mispredicted");
  }

  @Test
  void withoutCountersThereIsNothing() {
    assertThat(PerfCounts.read("<not supported>,,instructions:u,0,100.00,,\n").isUsable())
        .isFalse();
    assertThat(PerfCounts.read("No permission to enable instructions:u event.\n").isUsable())
        .isFalse();
    assertThat(PerfCounts.read(output(1)).isUsable()).isTrue();
  }

  @Test
  void moreCallsThatCostLessAreNoCount() {
    assertThat(PerfCounts.read(output(1)).since(PerfCounts.read(output(2)), 4).isUsable())
        .isFalse();
  }
}
