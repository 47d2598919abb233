package assay.runfile;

import assay.verdict.Flag;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.util.StdConverter;

/**
 * A verdict as one JSON object with every component under its name in snake case, flags in the
 * order of their declaration, an absent value as null, and the numbers JSON lacks as the strings
 * {@code "NaN"}, {@code "Infinity"} and {@code "-Infinity"}. Equal verdicts give equal texts.
 */
public final class VerdictJson {
  private VerdictJson() {}

  public static String write(Verdict verdict) {
    return Json.MAPPER.writeValueAsString(verdict);
  }

  /**
   * The verdict that was written.
   *
   * @throws tools.jackson.core.JacksonException if the text is no verdict, or holds a word this
   *     Assay does not know
   */
  public static Verdict read(String json) {
    return Json.MAPPER.readValue(json, Verdict.class);
  }

  interface Shape {
    @JsonSerialize(converter = InOrder.class)
    Set<Flag> flags();
  }

  static final class InOrder extends StdConverter<Set<Flag>, List<Flag>> {
    @Override
    public List<Flag> convert(Set<Flag> flags) {
      List<Flag> sorted = new ArrayList<>(flags);
      Collections.sort(sorted);
      return sorted;
    }
  }
}
