package assay.models.wire;

import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long a provider wants us to wait, from the several ways in which providers say it. */
final class Pauses {
  /** Durations as in {@code 1m30.5s} or {@code 20ms}. */
  private static final Pattern SPELT_OUT =
      Pattern.compile("(?:(\\d+)h)?(?:(\\d+)m)?(?:(\\d+(?:\\.\\d+)?)s)?(?:(\\d+(?:\\.\\d+)?)ms)?");

  private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)?");

  /** Google says it in the body. */
  private static final Pattern RETRY_DELAY =
      Pattern.compile("\"retryDelay\"\\s*:\\s*\"(\\d+(?:\\.\\d+)?s)\"");

  private static final double FIRST_EPOCH_SECOND = 1e9;
  private static final double FIRST_EPOCH_MILLISECOND = 1e12;

  private Pauses() {}

  /** After a refusal: what it says itself, else when an allowance that is used up comes back. */
  static Optional<Duration> afterRefusal(HttpHeaders headers, String body, Instant now) {
    Optional<Duration> milliseconds =
        headers
            .firstValue("retry-after-ms")
            .filter(text -> NUMBER.matcher(text).matches())
            .map(text -> seconds(Double.parseDouble(text) / 1000));
    Matcher google = RETRY_DELAY.matcher(body);
    return milliseconds
        .or(() -> headers.firstValue("retry-after").flatMap(text -> parsed(text, now)))
        .or(() -> google.find() ? parsed(google.group(1), now) : Optional.empty())
        .or(() -> untilAllowance(headers, now));
  }

  /** When the allowance comes back that the headers say is used up; empty where none is. */
  static Optional<Duration> untilAllowance(HttpHeaders headers, Instant now) {
    return headers.map().entrySet().stream()
        .filter(Pauses::isUsedUp)
        .flatMap(entry -> headers.firstValue(entry.getKey().replace("remaining", "reset")).stream())
        .flatMap(text -> parsed(text, now).stream())
        .max(Comparator.naturalOrder());
  }

  private static boolean isUsedUp(Map.Entry<String, java.util.List<String>> header) {
    String name = header.getKey().toLowerCase(Locale.ROOT);
    return name.contains("ratelimit")
        && name.contains("remaining")
        && header.getValue().getFirst().strip().equals("0");
  }

  /** Seconds, a spelt out duration, a moment since 1970, an HTTP date or an ISO date. */
  static Optional<Duration> parsed(String text, Instant now) {
    String word = text.strip();
    if (NUMBER.matcher(word).matches()) {
      double number = Double.parseDouble(word);
      if (number >= FIRST_EPOCH_MILLISECOND) {
        return Optional.of(until(Instant.ofEpochMilli((long) number), now));
      }
      return Optional.of(
          number >= FIRST_EPOCH_SECOND
              ? until(Instant.ofEpochSecond((long) number), now)
              : seconds(number));
    }
    Matcher speltOut = SPELT_OUT.matcher(word);
    if (!word.isEmpty() && speltOut.matches()) {
      return Optional.of(
          seconds(
              part(speltOut, 1) * 3600
                  + part(speltOut, 2) * 60
                  + part(speltOut, 3)
                  + part(speltOut, 4) / 1000));
    }
    return moment(word).map(moment -> until(moment, now));
  }

  private static double part(Matcher matcher, int group) {
    String text = matcher.group(group);
    return text == null ? 0 : Double.parseDouble(text);
  }

  private static Optional<Instant> moment(String text) {
    try {
      return Optional.of(
          ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant());
    } catch (DateTimeParseException notAnHttpDate) {
      try {
        return Optional.of(OffsetDateTime.parse(text).toInstant());
      } catch (DateTimeParseException noDateAtAll) {
        return Optional.empty();
      }
    }
  }

  private static Duration until(Instant moment, Instant now) {
    Duration left = Duration.between(now, moment);
    return left.isNegative() ? Duration.ZERO : left;
  }

  private static Duration seconds(double seconds) {
    return Duration.ofMillis(Math.round(seconds * 1000));
  }
}
