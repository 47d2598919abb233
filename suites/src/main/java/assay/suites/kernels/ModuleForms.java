package assay.suites.kernels;

import assay.sandbox.Exit;
import assay.sandbox.PlainProcess;
import assay.sandbox.Scratch;
import assay.suite.Representation;
import assay.suite.Retelling.Retold;
import assay.suite.Retelling.Told;
import assay.suite.Retelling.Untold;
import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

/**
 * Modules in other forms than their source, as {@code torch/represent.py} writes them. Each is kept
 * in a folder under the hash of all it was made from, because PyTorch takes long to start.
 */
final class ModuleForms {
  private static final Duration START = Duration.ofMinutes(1);
  private static final Duration EACH = Duration.ofSeconds(30);

  private final Python python;
  private final Path torch;
  private final Path kept;
  private final Path scratch;
  private final Map<String, JsonNode> known = new ConcurrentHashMap<>();
  private Optional<String> program = Optional.empty();

  /**
   * Forms that a Python makes.
   *
   * @param torch the folder with the programs in Python
   */
  ModuleForms(Python python, Path torch, Path cache, Path scratch) {
    this.python = python;
    this.torch = torch;
    this.kept = cache.resolve("forms");
    this.scratch = scratch;
  }

  Retold of(SizedModule module, Representation form) throws IOException, InterruptedException {
    JsonNode forms = known.get(hash(module));
    if (forms == null) {
      prepare(List.of(module));
      forms = known.getOrDefault(hash(module), lost("nothing"));
    }
    Optional<String> text = forms.path(form.label()).asStringOpt();
    String why = forms.path("why").path(form.label()).asString("nobody knows why");
    return text.isPresent() ? new Told(text.get()) : new Untold(why);
  }

  /** Has all of them made that are not kept, by one process. */
  synchronized void prepare(Collection<SizedModule> modules)
      throws IOException, InterruptedException {
    Map<String, SizedModule> missing = new LinkedHashMap<>();
    for (SizedModule module : modules) {
      String hash = hash(module);
      Path file = file(hash);
      if (Files.exists(file)) {
        known.putIfAbsent(hash, JsonMapper.shared().readTree(Files.readString(file)));
      } else if (!known.containsKey(hash)) {
        missing.put(hash, module);
      }
    }
    if (!missing.isEmpty()) {
      make(missing);
    }
  }

  private void make(Map<String, SizedModule> missing) throws IOException, InterruptedException {
    try (Scratch folder = Scratch.in(scratch, "forms-")) {
      Path list = folder.path().resolve("list.json");
      Files.writeString(list, list(missing.values()).toString());
      List<String> words = new ArrayList<>(python.command());
      words.addAll(List.of(torch.resolve("represent.py").toString(), "--list", list.toString()));
      Path lines = folder.path().resolve("lines");
      Path errors = folder.path().resolve("errors");
      Exit exit =
          PlainProcess.of(words)
              .withLimit(START.plus(EACH.multipliedBy(missing.size())))
              .run(lines, errors);
      List<String> hashes = List.copyOf(missing.keySet());
      List<String> made = Files.readAllLines(lines);
      for (int place = 0; place < hashes.size(); place++) {
        Optional<JsonNode> forms = place < made.size() ? read(made.get(place)) : Optional.empty();
        if (forms.isPresent()) {
          keep(hashes.get(place), forms.get());
        }
        known.put(hashes.get(place), forms.orElseGet(() -> lost(last(errors, exit))));
      }
    }
  }

  private static ArrayNode list(Collection<SizedModule> modules) {
    ArrayNode list = JsonMapper.shared().createArrayNode();
    modules.forEach(
        one ->
            list.addObject()
                .put("model", one.module().model().toString())
                .set("constants", one.constants()));
    return list;
  }

  /** The last line may be cut where the process was ended. */
  private static Optional<JsonNode> read(String line) {
    try {
      return Optional.of(JsonMapper.shared().readTree(line)).filter(JsonNode::isObject);
    } catch (JacksonException cut) {
      return Optional.empty();
    }
  }

  private static JsonNode lost(String last) {
    var why = JsonMapper.shared().createObjectNode();
    for (Representation form : Representation.values()) {
      why.put(form.label(), "PyTorch ended before it was done with it (%s)".formatted(last));
    }
    return JsonMapper.shared().createObjectNode().set("why", why);
  }

  private static String last(Path errors, Exit exit) {
    try (Stream<String> lines = Files.lines(errors)) {
      return lines
          .map(String::strip)
          .filter(one -> !one.isEmpty())
          .reduce((_, last) -> last)
          .orElse(exit.toString());
    } catch (IOException e) {
      return exit.toString();
    }
  }

  private void keep(String hash, JsonNode forms) throws IOException {
    Path draft = Files.createTempFile(Files.createDirectories(kept), "draft-", ".tmp");
    Files.writeString(draft, forms.toString());
    Files.move(
        draft, file(hash), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private Path file(String hash) {
    return kept.resolve(hash + ".json");
  }

  private String hash(SizedModule module) throws IOException {
    return Hash.of(
        "forms", program(), module.module().source(), String.valueOf(module.constants()));
  }

  /** What tells apart programs that may write forms differently. */
  private synchronized String program() throws IOException {
    if (program.isEmpty()) {
      List<String> parts = new ArrayList<>(List.of(python.version()));
      try (Stream<Path> files = Files.walk(torch.resolve("assay_torch"))) {
        for (Path file : files.filter(one -> one.toString().endsWith(".py")).sorted().toList()) {
          parts.add(torch.relativize(file).toString());
          parts.add(Files.readString(file));
        }
      }
      program = Optional.of(Hash.of(parts));
    }
    return program.get();
  }
}
