package assay.judge;

import assay.verdict.Evidence;
import assay.verdict.Reason;

/**
 * How the CPU time of calls was shared between the threads of one process, and between ranks. A
 * rank or thread that waits sleeps, so what was spent off the busiest is work.
 */
final class Sharing {
  /** Below this share of CPU time off the busiest, no parallel work was done. */
  static final double LEAST_SHARE = 0.05;

  private final Account threads = new Account("thread");
  private final Account ranks = new Account("rank");

  private static final class Account {
    private final String who;
    private double all;
    private double busiest;

    private Account(String who) {
      this.who = who;
    }

    private boolean empty() {
      return all <= 0;
    }

    private double share() {
      return empty() ? 0 : 1 - busiest / all;
    }
  }

  /** Adds calls of a team; those of a single thread say nothing. */
  void add(Team team, RunnerTimes times) {
    if (team.n() > 1) {
      Account account = team.ranks() > 1 ? ranks : threads;
      account.all += times.cpuSeconds();
      account.busiest += times.busiestSeconds();
    }
  }

  /** Where both ranks and threads were watched, that which shared less. */
  private Account poorest() {
    boolean ofRanks = threads.empty() || (!ranks.empty() && ranks.share() < threads.share());
    return ofRanks ? ranks : threads;
  }

  /** The share of CPU time that was spent off the busiest; 0 where nobody was watched. */
  double share() {
    return poorest().share();
  }

  boolean enough() {
    return share() >= LEAST_SHARE;
  }

  /** Why it is not enough. */
  Evidence complaint() {
    String who = poorest().who;
    String text =
        "only %.1f %% of its CPU time was spent off its busiest %s: the work is not shared between %ss"
            .formatted(100 * share(), who, who);
    return new Evidence(Reason.NO_PARALLELISM, text);
  }
}
