package assay.judge;

import assay.verdict.Evidence;
import assay.verdict.Reason;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How the CPU time of calls was shared between the threads of one process, and between ranks. Who
 * waits sleeps, so what was spent off the busiest is work. See decision 0010.
 *
 * <p>Calls come in looks. Of threads the look counts in which they shared best: where another
 * process had their core, one may have done all the work that whoever comes first takes. Ranks poll
 * while they wait and may come to much by chance, so of them all calls count.
 */
final class Sharing {
  /** Below this share of CPU time off the busiest thread, no parallel work was done. */
  static final double LEAST_OF_THREADS = 0.05;

  /** A rank that only waits comes to some percent of the one that works. */
  static final double LEAST_OF_RANKS = 0.1;

  /** Of single calls, what only waits has come to a tenth by chance. */
  private static final double CLEAR = 2;

  private final List<Account> threads = new ArrayList<>(List.of(new Account()));
  private final Map<Team, Account> ranks = new LinkedHashMap<>();
  private boolean lookedAgain;

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

  /**
   * What is added from now on is of another look. The first was of a call or two, too few to count
   * beside others.
   */
  void lookAgain() {
    if (!lookedAgain) {
      threads.clear();
    }
    lookedAgain = true;
    threads.add(new Account());
  }

  /** Adds calls of a team of several. */
  void add(Team team, RunnerTimes times) {
    if (team.ranks() > 1) {
      ranks.computeIfAbsent(team, _ -> new Account()).add(times);
    } else {
      threads.getLast().add(times);
    }
  }

  /** The share of CPU time off the busiest thread, over all teams of one rank, in the best look. */
  double ofThreads() {
    return threads.stream().mapToDouble(Account::share).max().orElse(0);
  }

  /** The share off the busiest rank, in the team that shared best: a large one may share less. */
  double ofRanks() {
    return ranks.values().stream().mapToDouble(Account::share).max().orElse(0);
  }

  private boolean ranksShare(double least) {
    return ranks.isEmpty() || ofRanks() >= least;
  }

  private boolean threadsShare(double least) {
    boolean ranksAlone = !ranks.isEmpty() && threads.getLast().all == 0;
    return ranksAlone || ofThreads() >= least;
  }

  boolean enough() {
    return ranksShare(LEAST_OF_RANKS) && threadsShare(LEAST_OF_THREADS);
  }

  /**
   * Whether it is enough beyond doubt: of ranks, and of threads in a call or two, twice as much.
   */
  boolean clear() {
    return ranksShare(CLEAR * LEAST_OF_RANKS)
        && threadsShare((lookedAgain ? 1 : CLEAR) * LEAST_OF_THREADS);
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
