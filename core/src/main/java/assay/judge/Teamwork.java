package assay.judge;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Whether those who were asked to work together do. Threads and ranks must share the CPU time of a
 * call, and ranks that gain nothing by being several must need each other. See decision 0010.
 */
final class Teamwork {
  private static final int CALLS_OF_A_FURTHER_LOOK = 9;
  private static final int FURTHER_LOOKS = 6;
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(300);

  /** The share of one rank's time within which several must be done to have gained for certain. */
  private static final double GAIN = 0.75;

  private final Judge judge;
  private final JudgeRequest request;
  private final Sharing sharing = new Sharing();

  Teamwork(Judge judge, JudgeRequest request) {
    this.judge = judge;
    this.request = request;
  }

  Sharing sharing() {
    return sharing;
  }

  /** The smallest teams of several ranks: where they share the work, larger ones need not tell. */
  Set<String> watched(int most) {
    return request.teams().stream()
        .filter(team -> request.mustBeParallel() && team.ranks() > 1)
        .limit(most)
        .map(Team::name)
        .collect(Collectors.toSet());
  }

  /** Only turns of one call tell: over several, those that take turns look like a team. */
  void observe(Map<String, RunnerTimes> runners, int items) {
    if (items == 1) {
      request.teams().stream()
          .filter(team -> team.cores() > 1)
          .forEach(team -> sharing.add(team, RunnerTimes.of(team.name(), runners)));
    }
  }

  /**
   * Looks again where it has to.
   *
   * @param calls how long each call of a team took
   * @return what ended the candidate on the way
   */
  Optional<Reply> check(Function<Team, List<Double>> calls) throws InterruptedException {
    if (!request.mustBeParallel()) {
      return Optional.empty();
    }
    Optional<Reply> ended = checkParallelism();
    return ended.isPresent() ? ended : checkRepetition(calls);
  }

  /**
   * On a busy machine one thread may have done it all by chance, and one that waits may seem to
   * work. So what the calls do not show clearly is looked at again, with time for others to end
   * between looks.
   */
  private Optional<Reply> checkParallelism() throws InterruptedException {
    for (int look = 0; look < FURTHER_LOOKS && !sharing.clear(); look++) {
      if (look > 0) {
        Thread.sleep(BETWEEN_LOOKS);
      }
      Set<String> all = watched(request.teams().size());
      Reply again =
          judge.block(CALLS_OF_A_FURTHER_LOOK, 1, request.limit(1), request.teamNames(), all);
      if (!(again instanceof Reply.Right(Map<String, RunnerTimes> runners, _, _))) {
        return Optional.of(again);
      }
      sharing.lookAgain();
      observe(runners, 1);
    }
    return Optional.empty();
  }

  /** Ranks that gain nothing over one may all be doing the same. */
  private Optional<Reply> checkRepetition(Function<Team, List<Double>> calls)
      throws InterruptedException {
    Optional<Team> several = request.teams().stream().filter(team -> team.ranks() > 1).findFirst();
    if (several.isEmpty() || gained(calls)) {
      return Optional.empty();
    }
    Reply apart = judge.apart(several.get().name(), request.limit(1));
    return apart instanceof Reply.Right ? Optional.empty() : Optional.of(apart);
  }

  /**
   * Whether some team is faster in every call than one rank with as many threads in any: on a busy
   * machine, less may be chance.
   */
  private boolean gained(Function<Team, List<Double>> calls) {
    for (Team team : request.teams()) {
      for (Team alone : request.teams()) {
        boolean comparable = alone.ranks() == 1 && alone.threads() == team.threads();
        if (team.ranks() > 1
            && comparable
            && Collections.max(calls.apply(team)) < GAIN * Collections.min(calls.apply(alone))) {
          return true;
        }
      }
    }
    return false;
  }
}
