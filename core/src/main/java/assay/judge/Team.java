package assay.judge;

/**
 * The processes and threads that compute one call together.
 *
 * @param name how results show it, such as {@code n=4} or {@code 2x4}
 * @param ranks processes
 * @param threads threads of each
 * @param n what efficiency is told by: cores, or of a device the threads that are launched
 */
public record Team(String name, int ranks, int threads, int n) {
  public Team {
    if (ranks < 1 || threads < 1) {
      throw new IllegalArgumentException("a team has at least one rank and one thread");
    }
  }

  /** One whose cores are what counts. */
  public Team(String name, int ranks, int threads) {
    this(name, ranks, threads, ranks * threads);
  }

  public static Team ofThreads(int threads) {
    return new Team("n=" + threads, 1, threads);
  }

  public static Team ofRanks(int ranks) {
    return new Team("n=" + ranks, ranks, 1);
  }

  /** Ranks and threads told apart by name, for a model that has both. */
  public static Team of(int ranks, int threads) {
    return new Team(ranks + "x" + threads, ranks, threads);
  }

  /** The cores it needs. */
  public int cores() {
    return ranks * threads;
  }
}
