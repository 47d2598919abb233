package assay.judge;

import assay.verdict.Evidence;
import assay.verdict.Reason;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How the CPU time of calls was shared between the threads of one process, and between ranks. Who
 * waits sleeps, so what was spent off the busiest is work. See decision 0010.
 */
final class Sharing {
  /** Below this share of CPU time off the busiest thread, no parallel work was done. */
  static final double LEAST_OF_THREADS = 0.05;

  /** A rank that only waits comes to some percent of the one that works. */
  static final double LEAST_OF_RANKS = 0.1;

  /** Of single calls, what only waits has come to a tenth by chance. */
  private static final double CLEAR = 2;

  private final Account threads = new Account();
  private final Map<Team, Account> ranks = new LinkedHashMap<>();

  private static final class Account {
    private double all;
    private double busiest;

    private void add(RunnerTimes times) {
      all += times.cpuSeconds();
      busiest += times.busiestSeconds();
    }

    private double share() {
      return all > 0 ? 1 - busiest / all : 0;
    }
  }

  /** Adds calls of a team of several. */
  void add(Team team, RunnerTimes times) {
    if (team.ranks() > 1) {
      ranks.computeIfAbsent(team, _ -> new Account()).add(times);
    } else {
      threads.add(times);
    }
  }

  /** The share of CPU time off the busiest thread, over all teams of one rank. */
  double ofThreads() {
    return threads.share();
  }

  /** The share off the busiest rank, in the team that shared best: a large one may share less. */
  double ofRanks() {
    return ranks.values().stream().mapToDouble(Account::share).max().orElse(0);
  }

  private boolean ranksShare(double least) {
    return ranks.isEmpty() || ofRanks() >= least;
  }

  private boolean threadsShare(double least) {
    return (!ranks.isEmpty() && threads.all == 0) || ofThreads() >= least;
  }

  boolean enough() {
    return ranksShare(LEAST_OF_RANKS) && threadsShare(LEAST_OF_THREADS);
  }

  /** Whether it is so much more than enough that one call or two can tell. */
  boolean clear() {
    return ranksShare(CLEAR * LEAST_OF_RANKS) && threadsShare(CLEAR * LEAST_OF_THREADS);
  }

  /** Why it is not enough. */
  Evidence complaint() {
    boolean ofThreads = ranksShare(LEAST_OF_RANKS);
    String who = ofThreads ? "thread" : "rank";
    String text =
        "only %.1f %% of its CPU time was spent off its busiest %s: the work is not shared between %ss"
            .formatted(100 * (ofThreads ? ofThreads() : ofRanks()), who, who);
    return new Evidence(Reason.NO_PARALLELISM, text);
  }
}
