package assay.report.export;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.runfile.RunFile;
import assay.runfile.Trial;
import assay.runfile.TrialId;
import assay.task.Task;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A run as a log of the Inspect framework: a zip of JSON that {@code inspect view} opens. A task is
 * an Inspect sample, our sample an epoch, and the turns are the conversation. The header comes
 * last: by its absence a reader knows a log that was not finished.
 */
public final class InspectLog {
  private static final JsonMapper JSON = new JsonMapper();

  private InspectLog() {}

  public static void write(RunFile run, Path log) throws IOException {
    InspectTotals totals = new InspectTotals();
    try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(log));
        ZipOutputStream zip = new ZipOutputStream(file, UTF_8)) {
      InspectHeader header = new InspectHeader(run);
      entry(zip, "_journal/start.json", header.start());
      for (Task task : run.tasks()) {
        for (List<Trial> turns : samples(run, task)) {
          InspectSample sample = InspectSample.of(run, task, turns);
          totals.add(sample);
          entry(zip, "samples/" + sample.file() + ".json", sample.full());
        }
      }
      summaries(zip, run);
      entry(zip, "header.json", header.end(totals));
    }
  }

  /** A second look at the run instead of a hundred thousand summaries in memory. */
  private static void summaries(ZipOutputStream zip, RunFile run) throws IOException {
    zip.putNextEntry(new ZipEntry("summaries.json"));
    try (JsonGenerator generator =
        JSON.writer().without(StreamWriteFeature.AUTO_CLOSE_TARGET).createGenerator(zip)) {
      generator.writeStartArray();
      for (Task task : run.tasks()) {
        for (List<Trial> turns : samples(run, task)) {
          generator.writeTree(InspectSample.of(run, task, turns).summary());
        }
      }
      generator.writeEndArray();
    }
    zip.closeEntry();
  }

  /** The trials of the task, turn after turn, sample by sample. */
  private static Iterable<List<Trial>> samples(RunFile run, Task task) {
    Map<Integer, List<Trial>> samples = new TreeMap<>();
    for (Trial trial : run.trials(task.id())) {
      TrialId id = trial.id();
      samples.computeIfAbsent(id.sample(), _ -> new ArrayList<>()).add(trial);
    }
    return samples.values();
  }

  private static void entry(ZipOutputStream zip, String name, JsonNode content) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(JSON.writeValueAsBytes(content));
    zip.closeEntry();
  }
}
