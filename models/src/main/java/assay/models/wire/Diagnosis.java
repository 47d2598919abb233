package assay.models.wire;

import assay.models.wire.Trouble.Kind;
import java.net.http.HttpHeaders;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tells from an HTTP status and the body beside it what went wrong. */
final class Diagnosis {
  private static final int LONGEST_MESSAGE = 500;

  private static final Pattern NO_CREDIT =
      Pattern.compile("insufficient_quota|credit balance|billing", Pattern.CASE_INSENSITIVE);

  private static final Pattern WRONG_KEY =
      Pattern.compile("API_KEY_INVALID|API key not valid", Pattern.CASE_INSENSITIVE);

  private static final Pattern PROMPT_TOO_LONG =
      Pattern.compile(
          "context_length_exceeded|context length|context window|prompt is too long"
              + "|input token count.*exceeds|exceed_context_size",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern CONTENT =
      Pattern.compile(
          "content_filter|content_policy|content management policy|responsible ?ai",
          Pattern.CASE_INSENSITIVE);

  private Diagnosis() {}

  static Trouble of(int status, HttpHeaders headers, String body, Instant now) {
    String message = message(body);
    String said = "HTTP " + status + (message.isEmpty() ? "" : ": " + message);
    Kind kind = kind(status, body, message);
    return switch (kind) {
      case RATE_LIMITED, OVERLOADED ->
          new Trouble(kind, said, Pauses.afterRefusal(headers, body, now));
      case REFUSED -> new Trouble(kind, reason(body));
      case TIMED_OUT, BROKEN, UNREACHABLE, TOO_LONG, KEY, CREDIT, MISSING, REJECTED, ABANDONED ->
          new Trouble(kind, said);
    };
  }

  private static Kind kind(int status, String body, String message) {
    return switch (status) {
      case 401, 403 -> Kind.KEY;
      case 402 -> Kind.CREDIT;
      case 404 -> Kind.MISSING;
      case 408, 425 -> Kind.OVERLOADED;
      case 429 -> NO_CREDIT.matcher(body).find() ? Kind.CREDIT : Kind.RATE_LIMITED;
      case 501, 505 -> Kind.REJECTED;
      default -> status >= 500 ? Kind.OVERLOADED : rejected(body, message);
    };
  }

  private static Kind rejected(String body, String message) {
    if (WRONG_KEY.matcher(body).find()) {
      return Kind.KEY;
    }
    if (PROMPT_TOO_LONG.matcher(body).find() || CONTENT.matcher(body).find()) {
      return Kind.REFUSED;
    }
    return NO_CREDIT.matcher(message).find() ? Kind.CREDIT : Kind.REJECTED;
  }

  /** The finish reason that a refused question is recorded with. */
  private static String reason(String body) {
    return PROMPT_TOO_LONG.matcher(body).find() ? "context_length" : "content_filter";
  }

  /** The provider's own words and the parameter it blames, in one line. */
  private static String message(String body) {
    String words = words(body).orElse(body).strip().replaceAll("\\s+", " ");
    return words.length() <= LONGEST_MESSAGE ? words : words.substring(0, LONGEST_MESSAGE) + "…";
  }

  private static Optional<String> words(String body) {
    try {
      JsonNode root = JsonMapper.shared().readTree(body);
      JsonNode error = root.isArray() ? root.path(0).path("error") : root.path("error");
      String parameter =
          error.path("param").isString() ? " (" + error.path("param").asString() + ")" : "";
      for (JsonNode node : List.of(error.path("message"), error, root.path("message"))) {
        if (node.isString()) {
          return Optional.of(node.asString() + parameter);
        }
      }
      return Optional.empty();
    } catch (JacksonException notJson) {
      return Optional.empty();
    }
  }
}
