package assay.suites.flops;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.flops.kernel.Counts;
import java.math.BigInteger;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.BigRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CountReaderTest {
  @Property
  void readsWholeNumbersOfAnyLength(
      @ForAll @BigRange(min = "0", max = "999999999999999999999999") BigInteger single,
      @ForAll @BigRange(min = "0", max = "999999999999999999999999") BigInteger dual) {
    String answer = "{\"sp_flop_count\": %s, \"dp_flop_count\": %s}".formatted(single, dual);
    assertThat(CountReader.of(answer))
        .isEqualTo(new CountReader.Result.Read(new Counts(single, dual), List.of()));
  }

  @Property
  void isTroubledByNoText(@ForAll String answer) {
    assertThat(CountReader.of(answer)).isInstanceOf(CountReader.Result.Unreadable.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1e6           | 1000000 | sp_flop_count was written as 1E+6
          1000.0        | 1000    | sp_flop_count was written as 1000.0
          12.5          | 13      | sp_flop_count was 12.5 and was rounded
          "1024"        | 1024    | sp_flop_count was a text
          "1,024"       | 1024    | sp_flop_count was a text
          """)
  void takesWhatMeansAWholeNumberAndNotesIt(String written, long count, String note) {
    CountReader.Result result =
        CountReader.of("{\"sp_flop_count\": %s, \"dp_flop_count\": 0}".formatted(written));
    assertThat(result)
        .isInstanceOfSatisfying(
            CountReader.Result.Read.class,
            read -> {
              assertThat(read.counts()).isEqualTo(Counts.of(count, 0));
              assertThat(read.notes()).contains(note);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -1            | sp_flop_count is negative
          "1024*1024"   | sp_flop_count is '1024*1024' and no number
          null          | sp_flop_count is missing
          "many"        | sp_flop_count is 'many' and no number
          [1]           | sp_flop_count is '[1]' and no number
          1e400         | sp_flop_count is beyond all counts
          """)
  void refusesWhatIsNoCount(String written, String why) {
    assertThat(CountReader.of("{\"sp_flop_count\": %s, \"dp_flop_count\": 0}".formatted(written)))
        .isEqualTo(new CountReader.Result.Unreadable(why));
  }

  @Test
  void missesACount() {
    assertThat(CountReader.of("{\"sp_flop_count\": 3}"))
        .isEqualTo(new CountReader.Result.Unreadable("dp_flop_count is missing"));
  }

  @Test
  void takesTheLastObjectOfAText() {
    String answer =
        """
        First I thought {"sp_flop_count": 1, "dp_flop_count": 1}, but loops unroll:
        ```json
        {"sp_flop_explanation": "a } in words", "sp_flop_count": 6, "dp_flop_explanation": "", "dp_flop_count": 7}
        ```
        """;
    assertThat(CountReader.of(answer))
        .isEqualTo(new CountReader.Result.Read(Counts.of(6, 7), List.of()));
  }
}
