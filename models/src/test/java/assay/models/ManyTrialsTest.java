package assay.models;

import static org.assertj.core.api.Assertions.assertThat;

import assay.lane.Lanes;
import assay.models.cache.ReplyCache;
import assay.models.fake.Busy;
import assay.models.fake.Desk;
import assay.models.fake.FakeProvider;
import assay.models.fake.FakeSuite;
import assay.models.price.Budget;
import assay.models.retry.Patience;
import assay.models.setting.Sampling;
import assay.models.setting.Settings;
import assay.pipeline.Judging;
import assay.pipeline.Pipeline;
import assay.pipeline.Plan;
import assay.pipeline.Progress;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.RunState;
import assay.runfile.Trial;
import assay.runfile.TrialId;
import assay.statistics.Effort;
import assay.strategy.Manner;
import assay.verdict.Verdict;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A whole run against a provider that bears less than we would like. */
class ManyTrialsTest {
  private static final int AT_ONCE = 12;

  private static final String ANSWER = "x".repeat(20_000);

  @TempDir private Path folder;

  @Test
  void losesNoTrialAndAsksNoneTwice() throws Exception {
    run(30, 10);
  }

  @Test
  @Tag("slow")
  void losesNoneOfFiveThousandAndAsksNoneTwice() throws Exception {
    run(50, 100);
  }

  private void run(int tasks, int samples) throws Exception {
    Busy busy = new Busy(500, AT_ONCE, Duration.ofMillis(30), ANSWER);
    FakeSuite suite = FakeSuite.of(tasks);
    int trials = tasks * samples;
    try (FakeProvider fake = new FakeProvider(busy);
        Models models = Desk.models(fake, options());
        RunFile file = RunFile.create(folder.resolve("many.run"), header())) {
      ProvidedModel model = models.named("openai:m", Settings.chat(seeded()));
      Plan plan = new Plan(suite, suite.tasks(), model, samples, Manner.plain(), Effort.QUICK);
      Watch watch = new Watch(trials, busy);
      Judging judging = new Judging(new Lanes(List.of(0)), Set.of());
      RunState state = new Pipeline(plan, file, judging, watch, "", "").run();

      assertThat(state).isEqualTo(RunState.COMPLETE);
      assertThat(file.trials()).hasSize(trials).allMatch(ManyTrialsTest::isWhole);
      assertThat(busy.answered()).hasSize(trials);
      assertThat(busy.answered().values()).containsOnly(1);
      assertThat(busy.refused() - watch.refusedAtHalf)
          .as("refusals in the second half of %d, peaks %s", trials, watch.peaks)
          .isLessThan(trials / 2 / 10);
      assertThat(watch.peaks.getLast()).isLessThanOrEqualTo(AT_ONCE + 2);
      assertThat(watch.heaps.getLast() - watch.heaps.getFirst())
          .as("growth of the heap in MiB, which was %s", watch.heaps)
          .isLessThan(20);
    }
  }

  private static boolean isWhole(Trial trial) {
    return trial.answer().isPresent() && trial.judgement().isPresent();
  }

  private Options options() {
    Patience patience =
        new Patience(
            Duration.ofSeconds(20),
            10,
            Duration.ofMillis(50),
            Duration.ofSeconds(1),
            Duration.ofSeconds(5));
    return new Options(
        patience,
        64,
        ReplyCache.in(folder.resolve("cache")),
        Budget.unlimited(),
        Duration.ofSeconds(5));
  }

  /** The provider tells samples apart by the seed. */
  private static Sampling seeded() {
    return new Sampling(
        OptionalDouble.empty(),
        OptionalDouble.empty(),
        OptionalInt.empty(),
        OptionalInt.of(0),
        Optional.empty());
  }

  private static RunHeader header() {
    return new RunHeader(
        UUID.randomUUID(),
        Optional.empty(),
        Instant.EPOCH,
        List.of(),
        "fake",
        "fake",
        "",
        "openai:m",
        "",
        "one-shot",
        "quick",
        Map.of(),
        Map.of(),
        "test");
  }

  /** Looks at the heap and the provider as the run goes on. */
  private static final class Watch implements Progress {
    private final int trials;
    private final Busy busy;
    private int finished;
    private int refusedAtHalf;
    private final List<Integer> peaks = new ArrayList<>();
    private final List<Long> heaps = new ArrayList<>();

    private Watch(int trials, Busy busy) {
      this.trials = trials;
      this.busy = busy;
    }

    @Override
    public synchronized void finished(TrialId trial, Verdict verdict) {
      finished++;
      if (finished == trials / 2) {
        refusedAtHalf = busy.refused();
      }
      if (finished % (trials / 5) == 0) {
        peaks.add(busy.peak());
        System.gc();
        heaps.add(ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 20);
      }
    }

    @Override
    public void unanswered(TrialId trial, String problem) {
      throw new AssertionError(problem);
    }

    @Override
    public void started(int all, int recorded) {}

    @Override
    public void retried(TrialId trial, String problem) {}

    @Override
    public void ended() {}
  }
}
