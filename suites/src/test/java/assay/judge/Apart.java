package assay.judge;

import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Asks only whether all ranks of a candidate compute the same, however much they gain. */
public final class Apart {
  private Apart() {}

  /** CORRECT unless that is seen. */
  public static Verdict of(CandidateJudge judge, JudgeRequest request)
      throws IOException, InterruptedException {
    return judge.with(
        request,
        (asked, talk, autopsy) -> {
          Team several =
              asked.teams().stream().filter(team -> team.ranks() > 1).findFirst().orElseThrow();
          Reply reply = talk.apart(several.name(), asked.callLimit().toMillis() / 1e3);
          return autopsy
              .finding(reply)
              .map(
                  finding ->
                      Verdict.of(
                          finding.outcome(),
                          finding.evidence().reason(),
                          finding.evidence().text()))
              .orElse(
                  new Verdict(Outcome.CORRECT, List.of(), List.of(), Optional.empty(), Set.of()));
        });
  }
}
