package assay.models.wire;

import java.time.Duration;
import java.util.Optional;

/** Why a call brought no answer. Its message holds no secret. */
public final class Trouble extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What kind of trouble it is, and whether it may pass. */
  public enum Kind {
    /** Too many calls. */
    RATE_LIMITED(true),
    /** The provider's own failure. */
    OVERLOADED(true),
    /** No answer in time. */
    TIMED_OUT(true),
    /** The connection broke, or what came is no valid reply. */
    BROKEN(true),
    /** Nobody answers at that address. */
    UNREACHABLE(true),
    /** The provider will not answer this question; that is its answer. */
    REFUSED(false),
    /** The answer is longer than is accepted. */
    TOO_LONG(false),
    /** The key is wrong, or may not do this. */
    KEY(false),
    /** The account has nothing left to spend. */
    CREDIT(false),
    /** No such model or address. */
    MISSING(false),
    /** Anything else about the request that the provider does not take. */
    REJECTED(false),
    /** We stopped waiting because we are about to end. */
    ABANDONED(false);

    private final boolean passing;

    Kind(boolean passing) {
      this.passing = passing;
    }

    /** Whether asking again may help. */
    public boolean isPassing() {
      return passing;
    }

    /** Whether the provider may have charged for an answer that never arrived. */
    public boolean mayHaveCost() {
      return this == TIMED_OUT || this == BROKEN || this == TOO_LONG || this == ABANDONED;
    }
  }

  private final Kind kind;

  @SuppressWarnings("serial") // Never serialised.
  private final Optional<Duration> pause;

  public Trouble(Kind kind, String message) {
    this(kind, message, Optional.empty());
  }

  /**
   * A trouble that may say when to come back.
   *
   * @param pause how long the provider asked us to wait
   */
  public Trouble(Kind kind, String message, Optional<Duration> pause) {
    super(message);
    this.kind = kind;
    this.pause = pause;
  }

  public Kind kind() {
    return kind;
  }

  public Optional<Duration> pause() {
    return pause;
  }

  /** The message, which is never missing. */
  public String words() {
    return String.valueOf(getMessage());
  }
}
