package assay.strategy;

import assay.verdict.Merit;
import assay.verdict.Outcome;
import java.util.List;

/** When a refinement ends before its turns are used up. */
public sealed interface StopRule {
  /** As it is written after {@code stop=}. */
  String text();

  boolean stops(List<Turn> past);

  /** An answer is correct. */
  record Right() implements StopRule {
    @Override
    public String text() {
      return "correct";
    }

    @Override
    public boolean stops(List<Turn> past) {
      return past.getLast().verdict().outcome() == Outcome.CORRECT;
    }
  }

  /** An answer is correct and that much faster than the reference. */
  record Fast(double speedup) implements StopRule {
    @Override
    public String text() {
      return "speedup:" + Plain.number(speedup);
    }

    @Override
    public boolean stops(List<Turn> past) {
      return Merit.of(past.getLast().verdict()).speedup() >= speedup;
    }
  }

  /** So many turns in a row brought nothing better. */
  record Stall(int turns) implements StopRule {
    @Override
    public String text() {
      return "stall:" + turns;
    }

    @Override
    public boolean stops(List<Turn> past) {
      return past.size() - 1 - past.indexOf(Turn.best(past)) >= turns;
    }
  }
}
