package assay.models.wire;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import org.jspecify.annotations.Nullable;

/** Takes in a body up to a number of bytes and hangs up on a longer one. */
final class Capped implements BodySubscriber<byte[]> {
  /** The body is longer than is accepted. */
  static final class TooLong extends IOException {
    private static final long serialVersionUID = 1L;
  }

  private final int most;
  private final ByteArrayOutputStream taken = new ByteArrayOutputStream();
  private final CompletableFuture<byte[]> body = new CompletableFuture<>();
  private Flow.@Nullable Subscription subscription;

  /**
   * A subscriber for one body.
   *
   * @param announced how many bytes it will have, where that is known
   */
  Capped(int most, OptionalLong announced) {
    this.most = most;
    if (announced.orElse(0) > most) {
      body.completeExceptionally(new TooLong());
    }
  }

  @Override
  public CompletionStage<byte[]> getBody() {
    return body;
  }

  @Override
  public void onSubscribe(Flow.Subscription granted) {
    subscription = granted;
    if (body.isDone()) {
      granted.cancel();
    } else {
      granted.request(Long.MAX_VALUE);
    }
  }

  @Override
  public void onNext(List<ByteBuffer> buffers) {
    for (ByteBuffer buffer : buffers) {
      if (body.isDone()) {
        return;
      }
      if (taken.size() + buffer.remaining() > most) {
        body.completeExceptionally(new TooLong());
        if (subscription != null) {
          subscription.cancel();
        }
        return;
      }
      byte[] bytes = new byte[buffer.remaining()];
      buffer.get(bytes);
      taken.writeBytes(bytes);
    }
  }

  @Override
  public void onError(Throwable problem) {
    body.completeExceptionally(problem);
  }

  @Override
  public void onComplete() {
    body.complete(taken.toByteArray());
  }
}
