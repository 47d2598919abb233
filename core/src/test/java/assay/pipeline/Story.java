package assay.pipeline;

import assay.runfile.TrialId;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a pipeline told about its run, in words. */
final class Story implements Progress {
  final List<String> told = Collections.synchronizedList(new ArrayList<>());

  @Override
  public void started(int trials, int recorded) {
    told.add("started " + trials + " " + recorded);
  }

  @Override
  public void answered(TrialId trial) {
    told.add("answered " + trial.task() + " " + trial.sample());
  }

  @Override
  public void finished(TrialId trial, Verdict verdict) {
    told.add("finished " + trial.task() + " " + trial.sample() + " " + verdict.outcome());
  }

  @Override
  public void spared(int trials) {
    if (trials > 0) {
      told.add("spared " + trials);
    }
  }

  @Override
  public void retried(TrialId trial, String problem) {
    told.add("retried " + trial.task() + " " + trial.sample() + " " + problem);
  }

  @Override
  public void unanswered(TrialId trial, String problem) {
    told.add("unanswered " + trial.task() + " " + trial.sample() + " " + problem);
  }

  @Override
  public void ended() {
    told.add("ended");
  }
}
