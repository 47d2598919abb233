package assay.suites.parallel;

import assay.judge.CandidateJudge;
import assay.judge.JudgeRequest;
import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.SizeFactor;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Times a right candidate at other sizes than the problem's own. What happens there stands in
 * configurations of its own, before the others, and does not change the verdict.
 */
record FurtherSizes(CandidateJudge judge, ParallelTask task) {
  private static final Set<Flag> DOUBTS = Set.of(Flag.TIMING_SUSPECT, Flag.IMPLAUSIBLE);

  Verdict timed(JudgeRequest request, Verdict own) throws IOException, InterruptedException {
    List<Configuration> all = new ArrayList<>();
    for (double factor : request.effort().sizes()) {
      Verdict there = judge.judge(request.timedOn(task.timed(factor)));
      if (there.outcome() == Outcome.CORRECT) {
        boolean sound = there.flags().stream().noneMatch(DOUBTS::contains);
        there.configurations().forEach(one -> all.add(right(factor, one, sound)));
      } else {
        own.configurations().forEach(one -> all.add(failed(factor, one, there)));
      }
    }
    all.addAll(own.configurations());
    return new Verdict(own.outcome(), own.evidence(), all, own.build(), own.flags());
  }

  private static Configuration right(double factor, Configuration one, boolean sound) {
    Optional<Timing> timing = sound ? one.timing() : Optional.empty();
    return at(factor, one, one.outcome(), one.evidence(), timing);
  }

  private static Configuration failed(double factor, Configuration one, Verdict there) {
    return at(factor, one, there.outcome(), there.evidence(), Optional.empty());
  }

  private static Configuration at(
      double factor,
      Configuration one,
      Outcome outcome,
      List<Evidence> evidence,
      Optional<Timing> timing) {
    String name = one.name() + " size=" + SizeFactor.text(factor);
    return new Configuration(name, one.n(), outcome, evidence, timing, Optional.of(factor));
  }
}
