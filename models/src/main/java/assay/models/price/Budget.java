package assay.models.price;

import assay.model.ModelException;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * What may be spent. A call sets aside what it may cost at most before it is made, so the limit
 * holds however many are under way.
 */
public final class Budget {
  /** A cent of a cent: below it no provider bills. */
  private static final double ROUNDING = 1e-9;

  private final OptionalDouble limit;
  private double spent;
  private double setAside;

  private Budget(OptionalDouble limit, double spent) {
    this.limit = limit;
    this.spent = spent;
  }

  public static Budget unlimited() {
    return new Budget(OptionalDouble.empty(), 0);
  }

  /**
   * A limit in US dollars.
   *
   * @param spent what the run cost so far
   */
  public static Budget of(double limit, double spent) {
    return new Budget(OptionalDouble.of(limit), spent);
  }

  public boolean isLimited() {
    return limit.isPresent();
  }

  /**
   * Sets aside what a call may cost at most. Where that would be too much only because of calls
   * under way, it waits for what they really cost; else it refuses the call.
   */
  public synchronized Reservation reserve(double most) throws ModelException, InterruptedException {
    while (exceeds(spent + setAside + most)) {
      if (exceeds(spent + most)) {
        throw new ModelException(
            String.format(
                Locale.ROOT,
                "The spending limit of $%.2f is reached: $%.4f are spent, and the next call may"
                    + " cost $%.4f. What was answered is kept; raise --budget to go on.",
                limit.orElse(0),
                spent,
                most));
      }
      wait();
    }
    setAside += most;
    return new Reservation(most);
  }

  private boolean exceeds(double sum) {
    return limit.isPresent() && sum > limit.getAsDouble() + ROUNDING;
  }

  /** What was spent, in US dollars. */
  public synchronized double spent() {
    return spent;
  }

  private synchronized void settle(double reserved, double cost) {
    setAside -= reserved;
    spent += cost;
    notifyAll();
  }

  private synchronized void add(double cost) {
    spent += cost;
  }

  /** Money set aside for one call; what was not used goes back when it is closed. */
  public final class Reservation implements AutoCloseable {
    private final double most;
    private double cost;
    private boolean open = true;

    private Reservation(double most) {
      this.most = most;
    }

    /** The call cost that much. */
    public void cost(double actual) {
      cost += actual;
    }

    /** A try was lost on the way, and the provider may charge for it all the same. */
    public void lost() {
      add(most);
    }

    @Override
    public void close() {
      if (open) {
        open = false;
        settle(most, cost);
      }
    }
  }
}
