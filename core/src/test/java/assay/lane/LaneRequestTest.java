package assay.lane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class LaneRequestTest {
  @Test
  void buildsOnOneCoreAndMeasuresBesideAJudge() {
    assertThat(LaneRequest.forBuild()).isEqualTo(new LaneRequest(1, false, false));
    assertThat(LaneRequest.forMeasuring(4, true)).isEqualTo(new LaneRequest(4, true, true));
  }

  @Test
  void needsACore() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new LaneRequest(0, true, false))
        .withMessage("A lane needs at least one core");
  }

  @Test
  void aLaneGivesNoMoreCoresThanItHas() {
    Lane lane = new Lane(List.of(2, 4), Optional.empty(), () -> {});
    assertThat(lane.first(1)).isEqualTo("2");
    assertThat(lane.first(2)).isEqualTo("2,4");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> lane.first(3))
        .withMessage("The lane has 2 cores, not 3");
  }

  @Property
  void aLeaseHasTheCoresItAskedForAndAJudgeCoreWhereOneIsLeft(
      @ForAll @IntRange(min = 1, max = 12) int total,
      @ForAll @IntRange(min = 1, max = 12) int asked,
      @ForAll boolean judge,
      @ForAll boolean exclusive)
      throws Exception {
    List<Integer> cores = new ArrayList<>();
    for (int core = 0; core < total; core++) {
      cores.add(core);
    }
    int wanted = Math.min(asked, total);
    Lane lane = new Lanes(cores).lease(new LaneRequest(wanted, judge, exclusive));
    assertThat(lane.cores()).hasSize(wanted).doesNotHaveDuplicates();
    assertThat(lane.judgeCore().isPresent()).isEqualTo(judge && wanted < total);
    lane.judgeCore().ifPresent(core -> assertThat(lane.cores()).doesNotContain(core));
    assertThat(lane.first(wanted).split(",", -1)).hasSize(wanted);
  }
}
