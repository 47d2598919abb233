package assay.runfile;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;

/** Times as run files hold them: UTC, milliseconds, one width, so that text order is time order. */
final class Moment {
  private static final DateTimeFormatter FORM =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

  private Moment() {}

  static Instant now() {
    return Instant.now().truncatedTo(ChronoUnit.MILLIS);
  }

  static String text(Instant instant) {
    return FORM.format(instant);
  }

  static Instant of(String text) {
    return Instant.parse(text);
  }
}
