package assay.report.export;

import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.StoredAnswer;
import assay.runfile.Trial;
import assay.task.Task;
import assay.verdict.Build;
import assay.verdict.Configuration;
import assay.verdict.Flag;
import assay.verdict.Pair;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Tables for spreadsheets and data frames. They hold names and numbers only, never a model's own
 * words, so that no cell can turn into a formula of a stranger's making.
 */
public final class CsvExport {
  private static final JsonMapper JSON = new JsonMapper();

  private static final List<String> BEFORE_LABELS =
      List.of("run", "suite", "pack", "model", "parameters", "strategy", "task");
  private static final List<String> AFTER_LABELS =
      List.of(
          "sample",
          "turn",
          "outcome",
          "reason",
          "flags",
          "n",
          "speedup",
          "low",
          "high",
          "reference_ms",
          "candidate_ms",
          "stop",
          "lane",
          "build_seconds",
          "input_tokens",
          "output_tokens",
          "cost",
          "seconds");
  private static final List<String> TIMING_COLUMNS =
      List.of(
          "run",
          "model",
          "task",
          "sample",
          "turn",
          "configuration",
          "n",
          "pair",
          "side",
          "call",
          "milliseconds");

  private CsvExport() {}

  /** One row per trial; each label of the tasks has a column of its own. */
  public static void trials(List<RunFile> runs, Writer out) throws IOException {
    SortedSet<String> labels = new TreeSet<>();
    for (RunFile run : runs) {
      run.tasks().forEach(task -> labels.addAll(task.labels().keySet()));
    }
    List<String> columns = new ArrayList<>(BEFORE_LABELS);
    labels.forEach(label -> columns.add("label_" + label));
    columns.addAll(AFTER_LABELS);
    CsvRow.write(out, columns);
    for (RunFile run : runs) {
      for (Task task : run.tasks()) {
        for (Trial trial : run.trials(task.id())) {
          CsvRow.write(out, row(run, task, trial, labels));
        }
      }
    }
  }

  /** One row per timed call. */
  public static void timings(List<RunFile> runs, Writer out) throws IOException {
    CsvRow.write(out, TIMING_COLUMNS);
    for (RunFile run : runs) {
      for (Task task : run.tasks()) {
        for (Trial trial : run.trials(task.id())) {
          timings(run.header(), trial, out);
        }
      }
    }
  }

  private static List<String> row(RunFile run, Task task, Trial trial, SortedSet<String> labels) {
    RunHeader header = run.header();
    List<String> row =
        new ArrayList<>(
            List.of(
                header.id().toString(),
                header.suite(),
                header.pack(),
                header.model(),
                header.parameters(),
                header.strategy(),
                task.id()));
    labels.forEach(label -> row.add(task.labels().getOrDefault(label, "")));
    row.add(Integer.toString(trial.id().sample()));
    row.add(Integer.toString(trial.id().turn()));
    Optional<Verdict> verdict = trial.judgement().map(one -> one.verdict());
    row.add(cell(verdict, one -> one.outcome().name()));
    row.add(
        cell(
            verdict,
            one -> one.evidence().isEmpty() ? "" : one.evidence().getFirst().reason().name()));
    row.add(
        cell(
            verdict,
            one -> String.join(" ", one.flags().stream().sorted().map(Flag::name).toList())));
    Optional<Timing> timing = verdict.flatMap(Verdict::timing);
    row.add(cell(timing, one -> Integer.toString(one.n())));
    row.add(cell(timing, one -> Double.toString(one.speedup())));
    row.add(cell(timing, one -> Double.toString(one.low())));
    row.add(cell(timing, one -> Double.toString(one.high())));
    row.add(cell(timing, one -> Double.toString(one.referenceMs())));
    row.add(cell(timing, one -> Double.toString(one.candidateMs())));
    row.add(cell(timing, one -> one.stop().name()));
    row.add(cell(timing, Timing::lane));
    row.add(cell(verdict.flatMap(Verdict::build).map(Build::seconds), String::valueOf));
    JsonNode finish =
        run.answer(trial.id())
            .map(StoredAnswer::finish)
            .map(JSON::readTree)
            .orElseGet(JSON::createObjectNode);
    for (String name : Arrays.asList("input_tokens", "output_tokens", "cost", "seconds")) {
      row.add(finish.path(name).isNumber() ? finish.path(name).asString() : "");
    }
    return row;
  }

  private static <T> String cell(Optional<T> value, Function<T, String> text) {
    return value.map(text).orElse("");
  }

  private static void timings(RunHeader header, Trial trial, Writer out) throws IOException {
    if (trial.judgement().isEmpty()) {
      return;
    }
    List<String> start =
        List.of(
            header.id().toString(),
            header.model(),
            trial.id().task(),
            Integer.toString(trial.id().sample()),
            Integer.toString(trial.id().turn()));
    for (Configuration one : trial.judgement().get().verdict().configurations()) {
      if (one.timing().isPresent()) {
        List<Pair> pairs = one.timing().get().samples();
        for (int pair = 0; pair < pairs.size(); pair++) {
          List<String> place = new ArrayList<>(start);
          place.addAll(List.of(one.name(), Integer.toString(one.n()), Integer.toString(pair)));
          calls(place, "reference", pairs.get(pair).reference(), out);
          calls(place, "candidate", pairs.get(pair).candidate(), out);
        }
      }
    }
  }

  private static void calls(List<String> place, String side, List<Double> times, Writer out)
      throws IOException {
    for (int call = 0; call < times.size(); call++) {
      List<String> row = new ArrayList<>(place);
      row.addAll(List.of(side, Integer.toString(call), times.get(call).toString()));
      CsvRow.write(out, row);
    }
  }
}
