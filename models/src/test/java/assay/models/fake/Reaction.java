package assay.models.fake;

import java.time.Duration;
import java.util.Map;

/** What the fake provider does with a request. */
public sealed interface Reaction {
  /** Answers as it should. */
  record Say(String text) implements Reaction {}

  /** Answers, with a finish reason and headers of the test's choice. */
  record SayAnd(String text, String reason, Map<String, String> headers) implements Reaction {}

  /** Calls a tool. */
  record CallTool(String name, String arguments) implements Reaction {}

  /** Declines in the way of the protocol, with status 200. */
  record Refuse() implements Reaction {}

  /** Answers with a status and a body as they are. */
  record Status(int code, String body, Map<String, String> headers) implements Reaction {}

  /** Announces a whole answer and hangs up in its middle. */
  record Truncate(String text) implements Reaction {}

  /** Closes the connection without a word. */
  record HangUp() implements Reaction {}

  /** Sends a good answer a byte at a time. */
  record Drip(String text, Duration pause) implements Reaction {}

  /** Talks on until nobody listens any more. */
  record TalkOn() implements Reaction {}

  /** Waits before it answers. */
  record Delay(Duration pause, String text) implements Reaction {}

  static Status status(int code, String message) {
    return new Status(
        code, "{\"error\":{\"message\":\"" + message + "\",\"type\":\"test\"}}", Map.of());
  }

  static Status limited(String retryAfter) {
    return new Status(
        429, "{\"error\":{\"message\":\"slow down\"}}", Map.of("Retry-After", retryAfter));
  }
}
