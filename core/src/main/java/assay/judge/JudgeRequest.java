package assay.judge;

import assay.lane.Lane;
import assay.sandbox.Filter;
import assay.statistics.Effort;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A built candidate and everything needed to judge it.
 *
 * @param judge the command that starts the problem's judge, but for the job that it is told last
 * @param reference the runner that holds the reference
 * @param candidate the runner that holds the candidate
 * @param cases inputs to check
 * @param timed the input to measure on
 * @param teams what to judge it on, ascending by size
 * @param mpi present for an MPI program
 * @param filter the system calls the runners may make
 * @param mustBeParallel whether it is refused where no parallel work is seen from outside
 * @param callLimit how long one call may take
 */
public record JudgeRequest(
    List<String> judge,
    Program reference,
    Program candidate,
    List<Case> cases,
    Case timed,
    List<Team> teams,
    Optional<MpiProgram> mpi,
    Filter filter,
    boolean mustBeParallel,
    Duration callLimit,
    Lane lane,
    Effort effort) {
  public JudgeRequest {
    judge = List.copyOf(judge);
    cases = List.copyOf(cases);
    teams = List.copyOf(teams);
  }

  /** Of a candidate that is run only to show it something, on those inputs. */
  public JudgeRequest checkedOn(List<Case> others) {
    return new JudgeRequest(
        judge, reference, candidate, others, timed, teams, mpi, filter, false, callLimit, lane,
        effort);
  }

  /** Of a candidate that was found right: only the clock, on another input. */
  public JudgeRequest timedOn(Case other) {
    return new JudgeRequest(
        judge, reference, candidate, List.of(), other, teams, mpi, filter, false, callLimit, lane,
        effort);
  }

  List<String> teamNames() {
    return teams.stream().map(Team::name).toList();
  }

  /** The seconds that a batch of so many calls may take. */
  double limit(int items) {
    return callLimit.toMillis() / 1e3 * Math.max(1, Math.min(items, 4));
  }
}
