package assay.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import assay.verdict.Outcome;
import assay.verdict.Reason;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

final class DetailedTest {
  @Property(tries = 200)
  void keepsAsManyAsItMay(
      @ForAll @IntRange(min = 0, max = 60) int most,
      @ForAll @IntRange(min = 0, max = 8) int tasks,
      @ForAll @IntRange(min = 0, max = 8) int samples) {
    List<TrialRow> rows = rows(2, tasks, samples);
    BitSet chosen = Detailed.choose(rows, most);
    assertThat(chosen.cardinality()).isEqualTo(Math.min(most, rows.size()));
    assertThat(chosen.length()).isLessThanOrEqualTo(rows.size());
  }

  @Test
  void everyTaskAndRunHasItsFirstSampleBeforeAnyHasAnother() {
    List<TrialRow> rows = rows(2, 10, 20);
    BitSet chosen = Detailed.choose(rows, 40);
    Set<String> covered = new HashSet<>();
    for (int i = 0; i < rows.size(); i++) {
      if (chosen.get(i) && rows.get(i).sample() == 0) {
        covered.add(rows.get(i).run() + "/" + rows.get(i).task());
      }
    }
    assertThat(covered).hasSize(20);
  }

  @Test
  void aRareEndingIsKeptEvenWhereItComesLate() {
    List<TrialRow> rows = new ArrayList<>(rows(1, 10, 20));
    TrialRow last = rows.getLast();
    rows.set(
        rows.size() - 1,
        row(last.run(), last.task(), last.sample(), Outcome.OVER_LIMIT, Reason.MEMORY));
    assertThat(Detailed.choose(rows, 12).get(rows.size() - 1)).isTrue();
  }

  private static List<TrialRow> rows(int runs, int tasks, int samples) {
    List<TrialRow> rows = new ArrayList<>();
    for (int run = 0; run < runs; run++) {
      for (int task = 0; task < tasks; task++) {
        for (int sample = 0; sample < samples; sample++) {
          rows.add(row(run, task, sample, Outcome.WRONG, Reason.VALUE));
        }
      }
    }
    return rows;
  }

  private static TrialRow row(int run, int task, int sample, Outcome outcome, Reason reason) {
    return new TrialRow(
        run,
        task,
        sample,
        0,
        Optional.of(outcome),
        Optional.of(reason),
        Set.of(),
        Optional.empty(),
        Optional.empty(),
        "");
  }
}
