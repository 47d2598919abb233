package assay.models.fake;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/**
 * Reacts as a provider with limits: so many requests a second, so many at once, and each takes its
 * time. It counts how often each question was answered, by its text and its seed.
 */
public final class Busy implements Function<Request, Reaction> {
  private static final Duration RETRY = Duration.ofMillis(50);

  private final double perSecond;
  private final int atOnce;
  private final Duration latency;
  private final String answer;
  private final Map<String, Integer> answered = new ConcurrentHashMap<>();
  private final AtomicInteger refused = new AtomicInteger();
  private double allowance;
  private long last = System.nanoTime();

  /** When the answers under way will be over. */
  private final java.util.PriorityQueue<Long> underWay = new java.util.PriorityQueue<>();

  private int peak;

  public Busy(double perSecond, int atOnce, Duration latency, String answer) {
    this.perSecond = perSecond;
    this.atOnce = atOnce;
    this.latency = latency;
    this.answer = answer;
    this.allowance = atOnce;
  }

  @Override
  public synchronized Reaction apply(Request request) {
    long now = System.nanoTime();
    allowance = Math.min(atOnce, allowance + perSecond * (now - last) / 1e9);
    last = now;
    while (!underWay.isEmpty() && underWay.peek() <= now) {
      underWay.remove();
    }
    peak = Math.max(peak, underWay.size() + 1);
    if (allowance < 1 || underWay.size() >= atOnce) {
      refused.incrementAndGet();
      return new Reaction.Status(
          429, "{}", Map.of("retry-after-ms", Long.toString(RETRY.toMillis())));
    }
    allowance--;
    underWay.add(now + latency.toNanos());
    String question = request.text() + "#" + request.body().path("seed").asInt();
    answered.merge(question, 1, Integer::sum);
    return new Reaction.Delay(latency, question + answer);
  }

  /** How often each question was answered. */
  public Map<String, Integer> answered() {
    return Map.copyOf(answered);
  }

  public int refused() {
    return refused.get();
  }

  /** The most that came at once since this was last asked. */
  public synchronized int peak() {
    int seen = peak;
    peak = 0;
    return seen;
  }
}
