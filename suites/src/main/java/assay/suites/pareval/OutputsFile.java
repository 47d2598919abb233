package assay.suites.pareval;

import assay.pack.Document;
import assay.pack.JsonFile;
import assay.pack.PackException;
import assay.task.Hash;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * A file of ParEval's that holds what models wrote: generated outputs, or results, in which what
 * became of each stands in place of its text.
 *
 * @param hash of the whole file
 */
public record OutputsFile(String hash, List<Entry> entries) {
  /** What shaped the outputs, as far as ParEval writes it down. */
  static final List<String> SAMPLING =
      List.of("temperature", "top_p", "do_sample", "max_new_tokens", "prompted");

  public OutputsFile {
    entries = List.copyOf(entries);
  }

  /**
   * All outputs to one prompt.
   *
   * @param sampling the values of what shaped them, each as JSON
   */
  record Entry(Prompt prompt, Map<String, String> sampling, List<Output> outputs) {
    Entry {
      outputs = List.copyOf(outputs);
    }
  }

  /** One output, and what became of it where the file says so. */
  record Output(String text, Optional<SampleResult> result) {}

  /** One recorded answer to a task. */
  public record Recorded(String task, int sample, String text, Map<String, String> sampling) {}

  /** Whether the file is a JSON list, as ParEval's are, and not one object a line. */
  public static boolean recognises(Path file) {
    try (Reader reader = Files.newBufferedReader(file)) {
      int first = reader.read();
      while (first >= 0 && Character.isWhitespace(first)) {
        first = reader.read();
      }
      return first == '[';
    } catch (IOException unreadable) {
      return false;
    }
  }

  public static OutputsFile read(Path path) throws PackException {
    JsonFile file = JsonFile.read(path);
    if (!file.root().isArray()) {
      throw file.wrong("", "expected a list of prompts with their outputs");
    }
    Set<String> seen = new HashSet<>();
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < file.root().size(); i++) {
      Entry entry = entry(file, i);
      if (!seen.add(entry.prompt().id())) {
        throw file.wrong("[" + i + "]", "a second entry for " + entry.prompt().id());
      }
      entries.add(entry);
    }
    return new OutputsFile(Hash.of("pareval-outputs", Document.text(path)), entries);
  }

  private static Entry entry(JsonFile file, int index) throws PackException {
    JsonNode node = file.root().path(index);
    Prompt prompt = Prompt.of(file, index);
    if (!node.path("outputs").isArray()) {
      throw file.wrong("[" + index + "].outputs", "expected the outputs to " + prompt.id());
    }
    Map<String, String> sampling = new TreeMap<>();
    for (String key : SAMPLING) {
      if (node.has(key)) {
        sampling.put(key, node.path(key).toString());
      }
    }
    List<Output> outputs = new ArrayList<>();
    for (JsonNode output : node.path("outputs")) {
      if (output.isString()) {
        outputs.add(new Output(output.asString(), Optional.empty()));
      } else if (output.path("generated_output").isString()) {
        SampleResult result = SampleResult.read(output);
        outputs.add(new Output(result.output(), Optional.of(result)));
      } else {
        throw file.wrong(
            "[%d].outputs[%d]".formatted(index, outputs.size()),
            "expected a text, or an object with a generated_output");
      }
    }
    return new Entry(prompt, sampling, outputs);
  }

  /** Every output as the answer to its task. */
  public List<Recorded> answers() {
    List<Recorded> answers = new ArrayList<>();
    for (Entry entry : entries) {
      for (int sample = 0; sample < entry.outputs().size(); sample++) {
        answers.add(
            new Recorded(
                entry.prompt().id(), sample, entry.outputs().get(sample).text(), entry.sampling()));
      }
    }
    return answers;
  }
}
