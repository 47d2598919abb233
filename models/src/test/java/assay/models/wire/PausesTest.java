package assay.models.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PausesTest {
  private static final Instant NOW = Instant.parse("2026-11-15T12:00:00Z");

  private static HttpHeaders headers(String... pairs) {
    Map<String, List<String>> map = new HashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      map.put(pairs[i], List.of(pairs[i + 1]));
    }
    return HttpHeaders.of(map, (_, _) -> true);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "20|20000",
        "0|0",
        "1.5|1500",
        "20ms|20",
        "1s|1000",
        "6m0s|360000",
        "1h2m3.5s|3723500",
        "Sun, 15 Nov 2026 12:00:30 GMT|30000",
        "Sun, 15 Nov 2026 11:00:00 GMT|0",
        "2026-11-15T12:01:00Z|60000",
        "1794744010|10000",
        "1794744010000|10000"
      })
  void readsEveryWayToSayIt(String text, long milliseconds) {
    assertThat(Pauses.parsed(text, NOW)).contains(Duration.ofMillis(milliseconds));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "soon", "-5", "12 parsecs"})
  void takesNothingFromNonsense(String text) {
    assertThat(Pauses.parsed(text, NOW)).isEmpty();
  }

  @Test
  void prefersTheFinerHeader() {
    assertThat(Pauses.afterRefusal(headers("retry-after-ms", "150", "retry-after", "1"), "", NOW))
        .contains(Duration.ofMillis(150));
  }

  @Test
  void readsWhatGoogleSaysInTheBody() {
    String body =
        """
        {"error":{"details":[{"@type":"type.googleapis.com/google.rpc.RetryInfo",
          "retryDelay": "34s"}]}}
        """;
    assertThat(Pauses.afterRefusal(headers(), body, NOW)).contains(Duration.ofSeconds(34));
  }

  @Test
  void waitsForTheAllowanceThatIsUsedUp() {
    HttpHeaders openAi =
        headers(
            "x-ratelimit-remaining-requests", "0",
            "x-ratelimit-reset-requests", "1m5s",
            "x-ratelimit-remaining-tokens", "900",
            "x-ratelimit-reset-tokens", "9m");
    assertThat(Pauses.untilAllowance(openAi, NOW)).contains(Duration.ofSeconds(65));
    HttpHeaders anthropic =
        headers(
            "anthropic-ratelimit-input-tokens-remaining", "0",
            "anthropic-ratelimit-input-tokens-reset", "2026-11-15T12:00:07Z");
    assertThat(Pauses.afterRefusal(anthropic, "", NOW)).contains(Duration.ofSeconds(7));
    assertThat(Pauses.untilAllowance(headers("x-ratelimit-remaining-requests", "1"), NOW))
        .isEmpty();
  }
}
