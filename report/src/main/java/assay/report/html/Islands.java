package assay.report.html;

import assay.runfile.Trial;
import assay.runfile.TrialId;
import assay.task.Task;
import gg.jte.Content;
import gg.jte.TemplateOutput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;

/**
 * The page's data, written straight into the page. What is large lies in compressed blocks that the
 * script opens one at a time, when somebody looks; only one block at a time is in memory here too.
 */
final class Islands implements Content {
  private static final int TRIALS_PER_BLOCK = 40;
  static final int PROMPTS_PER_BLOCK = 60;

  private final Survey survey;
  private final Object index;
  private final ReportOptions options;
  private final BitSet detailed;

  Islands(Survey survey, Object index, ReportOptions options, BitSet detailed) {
    this.survey = survey;
    this.index = index;
    this.options = options;
    this.detailed = detailed;
  }

  @Override
  public void writeTo(TemplateOutput out) {
    island(out, "application/json", "index", Block.plain(index));
    block(out, "tasks", json -> new Columns(json).tasks(survey.tasks()));
    block(
        out, "trials", json -> new Columns(json).trials(survey.rows(), detailed, TRIALS_PER_BLOCK));
    prompts(out);
    if (!survey.counted().isEmpty()) {
      block(out, "kernels", this::kernels);
    }
    details(out);
  }

  /** What is known of each task's kernel, or nothing. */
  private void kernels(JsonGenerator json) {
    json.writeStartArray();
    for (Task task : survey.tasks()) {
      options
          .counting()
          .flatMap(one -> one.kernel(task))
          .ifPresentOrElse(facts -> KernelJson.write(json, facts), json::writeNull);
    }
    json.writeEndArray();
  }

  private void prompts(TemplateOutput out) {
    Map<String, Task> full = new HashMap<>();
    for (RunView run : survey.runs()) {
      run.file().tasks().forEach(task -> full.putIfAbsent(task.id(), task));
    }
    List<Task> tasks = survey.tasks();
    for (int from = 0; from < tasks.size(); from += PROMPTS_PER_BLOCK) {
      List<Task> some = tasks.subList(from, Math.min(tasks.size(), from + PROMPTS_PER_BLOCK));
      block(
          out,
          "prompts-" + from / PROMPTS_PER_BLOCK,
          json -> {
            DetailJson details = new DetailJson(json, options.longestText());
            json.writeStartArray();
            some.forEach(task -> details.text(full.getOrDefault(task.id(), task).prompt()));
            json.writeEndArray();
          });
    }
  }

  private record Kept(RunView run, Trial trial) {}

  /** A run may have grown since the survey; what is new to it has no line and is passed over. */
  private void details(TemplateOutput out) {
    List<Kept> kept = new ArrayList<>();
    int block = 0;
    int row = 0;
    for (RunView run : survey.runs()) {
      for (Task task : run.file().tasks()) {
        for (Trial trial : run.file().trials(task.id())) {
          if (row < survey.rows().size() && isOf(survey.rows().get(row), run, trial.id())) {
            if (detailed.get(row++)) {
              kept.add(new Kept(run, trial));
            }
          }
          if (kept.size() == TRIALS_PER_BLOCK) {
            details(out, block++, kept);
            kept.clear();
          }
        }
      }
    }
    if (!kept.isEmpty()) {
      details(out, block, kept);
    }
  }

  private boolean isOf(TrialRow row, RunView run, TrialId trial) {
    return row.run() == run.index()
        && row.sample() == trial.sample()
        && row.turn() == trial.turn()
        && survey.tasks().get(row.task()).id().equals(trial.task());
  }

  private void details(TemplateOutput out, int block, List<Kept> kept) {
    block(
        out,
        "details-" + block,
        json -> {
          DetailJson details = new DetailJson(json, options.longestText());
          json.writeStartArray();
          kept.forEach(one -> details.write(one.run().file(), one.trial()));
          json.writeEndArray();
        });
  }

  private static void block(TemplateOutput out, String id, Consumer<JsonGenerator> writer) {
    try {
      island(out, "application/gzip", id, Block.of(writer));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void island(TemplateOutput out, String type, String id, String content) {
    out.writeContent("<script type=\"" + type + "\" id=\"" + id + "\">");
    out.writeContent(content);
    out.writeContent("</script>\n");
  }
}
