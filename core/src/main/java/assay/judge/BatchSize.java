package assay.judge;

import java.util.Map;
import java.util.Optional;

/**
 * How many inputs make a batch long enough for the clock.
 *
 * <p>A batch takes time besides its calls: on a GPU as much as dozens of short ones. One length of
 * batch cannot tell the two apart; from two of different length on a line through both does.
 */
final class BatchSize {
  private static final double MARGIN = 1.2;

  /** A batch that came out a little shorter than meant is not worth another. */
  private static final double LEAST = 0.75;

  /** A candidate far slower than the reference must not make a batch last for minutes. */
  private static final double LONGEST_MS = 1000;

  static final int MOST_ITEMS = 512;

  private record Seen(int items, Map<String, RunnerTimes> runners) {
    double callMs(String runner) {
      return RunnerTimes.of(runner, runners).median();
    }

    double batchMs(String runner) {
      return items * callMs(runner);
    }
  }

  /** What a batch takes, by what it takes besides its calls and what a call takes. */
  private record Batch(double besidesMs, double callMs) {
    double items(double milliseconds) {
      return (milliseconds - besidesMs) / callMs;
    }
  }

  private final double wantedMs;
  private int items = 1;
  private Optional<Seen> before = Optional.empty();

  BatchSize(double wantedMs) {
    this.wantedMs = wantedMs;
  }

  int items() {
    return items;
  }

  boolean tooShort(Map<String, RunnerTimes> runners, int taken) {
    Seen seen = new Seen(taken, runners);
    return runners.keySet().stream().anyMatch(runner -> seen.batchMs(runner) < LEAST * wantedMs);
  }

  /** Fits the size to what a batch of so many inputs took; whether it has become larger by that. */
  boolean grow(Map<String, RunnerTimes> runners, int taken) {
    Seen now = new Seen(taken, runners);
    if (taken < items) {
      return false;
    }
    double wanted = 0;
    double most = MOST_ITEMS;
    for (String runner : runners.keySet()) {
      Batch batch = batch(now, runner);
      wanted = Math.max(wanted, Math.ceil(batch.items(wantedMs * MARGIN)));
      most = Math.min(most, batch.items(LONGEST_MS));
    }
    int larger = (int) Math.min(wanted, most);
    before = Optional.of(now);
    boolean grown = larger > items;
    items = Math.max(items, larger);
    return grown;
  }

  private Batch batch(Seen now, String runner) {
    double besides = before.map(shorter -> besides(shorter, now, runner)).orElse(0.0);
    double call = (now.batchMs(runner) - besides) / now.items();
    return new Batch(besides, Math.max(call, 1e-6));
  }

  /** What a batch takes besides its calls; nothing where two batches do not tell. */
  private static double besides(Seen shorter, Seen now, String runner) {
    double further = now.batchMs(runner) - shorter.batchMs(runner);
    if (now.items() <= shorter.items() || further <= 0) {
      return 0;
    }
    double call = further / (now.items() - shorter.items());
    return Math.max(0, now.batchMs(runner) - call * now.items());
  }
}
