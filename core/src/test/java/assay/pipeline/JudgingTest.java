package assay.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.lane.Lanes;
import assay.statistics.Effort;
import assay.suite.Product;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(30)
class JudgingTest {
  @TempDir Path scratch;
  private final Lanes lanes = new Lanes(List.of(0, 1));

  private Verdict verdict(FakeSuite suite, String text) throws InterruptedException {
    return new Judging(lanes, Set.of())
        .verdict(suite, FakeSuite.named("a"), Candidate.of("x.cpp", text), Effort.QUICK);
  }

  @AfterEach
  void everyCoreIsGivenBack() throws Exception {
    assertThat(lanes.lease(new LaneRequest(2, false, true)).cores()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "REJECTED,0,0",
    "BUILD_FAILED,1,0",
    "WRONG,1,1",
    "CORRECT,1,1",
    "INFRA_FAILED,1,1",
  })
  void goesAsFarAsTheCandidateGets(Outcome outcome, int built, int judged) throws Exception {
    FakeSuite suite = new FakeSuite(scratch);
    Verdict verdict = verdict(suite, outcome.name());
    assertThat(verdict.outcome()).isEqualTo(outcome);
    assertThat(suite.built).hasSize(built);
    assertThat(suite.judged).hasSize(judged);
    assertThat(suite.programs).allSatisfy(folder -> assertThat(folder).doesNotExist());
  }

  @Test
  void buildsOnOneCoreAndJudgesOnTheLaneTheSuiteAsksFor() throws Exception {
    FakeSuite suite =
        new FakeSuite(scratch) {
          @Override
          public Product build(Task task, Candidate candidate, Lane lane)
              throws IOException, InterruptedException {
            assertThat(lane.cores()).hasSize(1);
            assertThat(lane.judgeCore()).isEmpty();
            return super.build(task, candidate, lane);
          }

          @Override
          public Verdict judge(Task task, Product.Ready product, Lane lane, Effort effort)
              throws IOException, InterruptedException {
            assertThat(lane.judgeCore()).isPresent();
            assertThat(product.folder().path()).isDirectory();
            return super.judge(task, product, lane, effort);
          }
        };
    assertThat(verdict(suite, "CORRECT").outcome()).isEqualTo(Outcome.CORRECT);
  }

  @ParameterizedTest
  @CsvSource({"build,true", "build,false", "judge,true", "judge,false"})
  void troubleIsOurFaultAndNeverAnException(String step, boolean checked) throws Exception {
    FakeSuite suite =
        new FakeSuite(scratch) {
          @Override
          public Product build(Task task, Candidate candidate, Lane lane)
              throws IOException, InterruptedException {
            fail("build");
            return super.build(task, candidate, lane);
          }

          @Override
          public Verdict judge(Task task, Product.Ready product, Lane lane, Effort effort)
              throws IOException, InterruptedException {
            fail("judge");
            return super.judge(task, product, lane, effort);
          }

          private void fail(String here) throws IOException {
            if (here.equals(step)) {
              if (checked) {
                throw new IOException("disk full");
              }
              throw new IllegalStateException("disk full");
            }
          }
        };
    Verdict verdict = verdict(suite, "CORRECT");
    assertThat(verdict.outcome()).isEqualTo(Outcome.INFRA_FAILED);
    assertThat(verdict.evidence().getFirst().text()).contains("disk full");
    assertThat(suite.programs).allSatisfy(folder -> assertThat(folder).doesNotExist());
  }

  @Test
  void anInterruptEndsTheJudgingAndGivesTheLaneBack() throws Exception {
    FakeSuite suite =
        new FakeSuite(scratch) {
          @Override
          public Verdict judge(Task task, Product.Ready product, Lane lane, Effort effort)
              throws InterruptedException {
            Thread.sleep(60_000);
            throw new AssertionError("slept through");
          }
        };
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(InterruptedException.class)
        .isThrownBy(() -> verdict(suite, "CORRECT"));
    assertThat(suite.programs).allSatisfy(folder -> assertThat(folder).doesNotExist());
  }

  @ParameterizedTest
  @CsvSource({"CORRECT,true", "WRONG,false", "BUILD_FAILED,false"})
  void looksCloserAtWhatIsCorrectOnALaneOfItsOwn(Outcome outcome, boolean inspected)
      throws Exception {
    FakeSuite suite =
        new FakeSuite(scratch) {
          @Override
          public Optional<LaneRequest> inspection(Task task) {
            return Optional.of(new LaneRequest(2, false, false));
          }

          @Override
          public Verdict inspect(Task task, Candidate candidate, Verdict verdict, Lane lane) {
            assertThat(lane.cores()).hasSize(2);
            assertThat(candidate.files()).containsValue(outcome.name());
            return verdict.withFlag(Flag.RACY);
          }
        };
    Verdict verdict = verdict(suite, outcome.name());
    assertThat(verdict.outcome()).isEqualTo(outcome);
    assertThat(verdict.flags().contains(Flag.RACY)).isEqualTo(inspected);
  }
}
