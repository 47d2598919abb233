package assay.models;

import assay.models.price.Bill;
import assay.models.price.Budget.Reservation;
import assay.models.provider.Call;
import assay.models.provider.Response;
import assay.models.provider.Speaker;
import assay.models.rate.Line;
import assay.models.retry.Retries;
import assay.models.window.Window;
import assay.models.wire.Trouble;
import assay.models.wire.Trouble.Kind;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.function.BooleanSupplier;

/**
 * What a model needs in order to ask.
 *
 * @param window how much it takes, where that is known
 */
record Asking(
    Speaker speaker,
    Retries retries,
    Line line,
    Options options,
    ExecutorService threads,
    Bill bill,
    Optional<Window> window) {
  /**
   * Asks, and asks again after what may pass.
   *
   * @param abandoned whether nobody waits for the answer any more; then it is not asked again
   */
  Response ask(Call call, Reservation money, BooleanSupplier abandoned)
      throws InterruptedException {
    return retries.call(
        () -> line.call(() -> once(call, money, abandoned), Response::pause),
        line.gate()::wasReached);
  }

  private Response once(Call call, Reservation money, BooleanSupplier abandoned) {
    if (abandoned.getAsBoolean()) {
      throw new Trouble(Kind.ABANDONED, "the call was given up");
    }
    try {
      return speaker.ask(call);
    } catch (Trouble trouble) {
      if (trouble.kind().mayHaveCost()) {
        money.lost();
      }
      throw trouble;
    }
  }
}
