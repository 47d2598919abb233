package assay.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import assay.task.Answer;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RefinementTest {
  private static List<Turn> turns(Verdict... verdicts) {
    List<Turn> turns = new ArrayList<>();
    for (Verdict verdict : verdicts) {
      turns.add(
          new Turn(
              new Answer(Answer.Form.CODE, "turn " + turns.size()),
              Optional.empty(),
              verdict,
              100,
              0.25));
    }
    return turns;
  }

  private static Verdict of(Outcome outcome) {
    return new Verdict(outcome, List.of(), List.of(), Optional.empty(), Set.of());
  }

  private static boolean goesOn(String text, Verdict... verdicts) throws StrategyException {
    return StrategyReader.read(text, Shots.ZERO).goesOn(turns(verdicts));
  }

  @Test
  void whoIsAskedOnceIsAskedOnce() throws StrategyException {
    assertThat(goesOn("zero-shot")).isTrue();
    assertThat(goesOn("zero-shot", of(Outcome.WRONG))).isFalse();
  }

  @Test
  void allTurnsAreTakenWhateverTheyBring() throws StrategyException {
    assertThat(goesOn("refine:3", of(Outcome.CORRECT), of(Outcome.WRONG))).isTrue();
    assertThat(goesOn("refine:3", of(Outcome.WRONG), of(Outcome.WRONG), of(Outcome.WRONG)))
        .isFalse();
  }

  @Test
  void itCanStopAtTheFirstThatIsCorrect() throws StrategyException {
    assertThat(goesOn("refine:9,stop=correct", of(Outcome.WRONG))).isTrue();
    assertThat(goesOn("refine:9,stop=correct", of(Outcome.WRONG), of(Outcome.CORRECT))).isFalse();
  }

  @Test
  void itCanStopWhenFastEnough() throws StrategyException {
    assertThat(goesOn("refine:9,stop=speedup:2", Times.correct(1.9))).isTrue();
    assertThat(goesOn("refine:9,stop=speedup:2", Times.correct(2))).isFalse();
  }

  @Test
  void itCanStopWhenNothingGetsBetter() throws StrategyException {
    String two = "refine:9,stop=stall:2";
    assertThat(goesOn(two, Times.correct(2), Times.correct(1))).isTrue();
    assertThat(goesOn(two, Times.correct(2), Times.correct(1), of(Outcome.WRONG))).isFalse();
    assertThat(goesOn(two, Times.correct(1), of(Outcome.WRONG), Times.correct(2))).isTrue();
  }

  @Test
  void aBudgetEndsIt() throws StrategyException {
    Verdict wrong = of(Outcome.WRONG);
    assertThat(goesOn("refine:9,tokens=201", wrong, wrong)).isTrue();
    assertThat(goesOn("refine:9,tokens=200", wrong, wrong)).isFalse();
    assertThat(goesOn("refine:9,dollars=0.51", wrong, wrong)).isTrue();
    assertThat(goesOn("refine:9,dollars=0.5", wrong, wrong)).isFalse();
  }

  @Test
  void theFirstOfTheBestIsTheBest() {
    List<Turn> all =
        turns(of(Outcome.CRASHED), of(Outcome.WRONG), of(Outcome.NO_CODE), of(Outcome.WRONG));
    assertThat(Turn.best(all)).isSameAs(all.get(1));
    List<Turn> correct = turns(Times.correct(1.5), Times.correct(3), Times.correct(2));
    assertThat(Turn.best(correct)).isSameAs(correct.get(1));
  }
}
