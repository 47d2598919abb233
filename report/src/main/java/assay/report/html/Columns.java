package assay.report.html;

import assay.report.count.CountPair;
import assay.task.Task;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import tools.jackson.core.JsonGenerator;

/** Tables column by column, which compresses well and is quick to read. */
final class Columns {
  private static final List<Outcome> OUTCOMES = List.of(Outcome.values());
  private static final List<Reason> REASONS = List.of(Reason.values());
  private static final List<Flag> FLAGS = List.of(Flag.values());

  private final JsonGenerator json;

  Columns(JsonGenerator json) {
    this.json = json;
  }

  void tasks(List<Task> tasks) {
    json.writeStartArray();
    for (Task task : tasks) {
      json.writeStartObject();
      json.writeStringProperty("id", task.id());
      json.writeName("labels");
      json.writePOJO(new TreeMap<>(task.labels()));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** A trial with details also says in which block they lie, and where in it. */
  void trials(List<TrialRow> rows, BitSet detailed, int perBlock) {
    Map<String, Integer> notes = new LinkedHashMap<>();
    rows.forEach(row -> notes.putIfAbsent(row.note(), notes.size()));
    json.writeStartObject();
    json.writeNumberProperty("count", rows.size());
    json.writeNumberProperty("perBlock", perBlock);
    numbers("run", rows, TrialRow::run);
    numbers("task", rows, TrialRow::task);
    numbers("sample", rows, TrialRow::sample);
    numbers("turn", rows, TrialRow::turn);
    numbers("outcome", rows, row -> row.outcome().map(OUTCOMES::indexOf).orElse(-1));
    numbers("reason", rows, row -> row.reason().map(REASONS::indexOf).orElse(-1));
    numbers("flags", rows, Columns::bits);
    numbers("note", rows, row -> notes.getOrDefault(row.note(), 0));
    numbers("n", rows, row -> row.speed().map(TrialRow.Speed::n).orElse(0));
    speeds("speedup", rows, TrialRow.Speed::value);
    speeds("low", rows, TrialRow.Speed::low);
    speeds("high", rows, TrialRow.Speed::high);
    if (rows.stream().anyMatch(row -> row.said().isPresent())) {
      counts("sp", rows, CountPair::single);
      counts("dp", rows, CountPair::dual);
    }
    int[] place = {0};
    column("detail", rows.size(), i -> json.writeNumber(detailed.get(i) ? place[0]++ : -1));
    json.writeArrayPropertyStart("notes");
    notes.keySet().forEach(json::writeString);
    json.writeEndArray();
    json.writeEndObject();
  }

  /** One bit per flag, in the order the index names them. */
  private static int bits(TrialRow row) {
    int bits = 0;
    for (Flag flag : row.flags()) {
      bits |= 1 << FLAGS.indexOf(flag);
    }
    return bits;
  }

  /** Counts are texts: a script's numbers have too few digits. */
  private void counts(String name, List<TrialRow> rows, Function<CountPair, BigInteger> precision) {
    column(
        name,
        rows.size(),
        i ->
            rows.get(i)
                .said()
                .ifPresentOrElse(
                    said -> json.writeString(precision.apply(said).toString()), json::writeNull));
  }

  private void numbers(String name, List<TrialRow> rows, ToIntFunction<TrialRow> value) {
    column(name, rows.size(), i -> json.writeNumber(value.applyAsInt(rows.get(i))));
  }

  private void column(String name, int count, IntConsumer cell) {
    json.writeArrayPropertyStart(name);
    for (int i = 0; i < count; i++) {
      cell.accept(i);
    }
    json.writeEndArray();
  }

  private void speeds(String name, List<TrialRow> rows, ToDoubleFunction<TrialRow.Speed> value) {
    column(
        name,
        rows.size(),
        i -> Block.number(json, rows.get(i).speed().map(value::applyAsDouble).orElse(Double.NaN)));
  }
}
