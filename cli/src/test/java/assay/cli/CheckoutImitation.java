package assay.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What imitates a checkout of ParEval, and outputs to the prompts of any checkout. */
final class CheckoutImitation {
  private static final JsonMapper JSON = new JsonMapper();
  private static final Path FILES = Path.of("src", "test", "resources", "pareval");

  private CheckoutImitation() {}

  /** A copy that a test may change. */
  static Path copy(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(FILES)) {
      for (Path file : files.toList()) {
        Path copy = folder.resolve(FILES.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(file, copy);
        }
      }
    }
    return folder;
  }

  /** The name and the execution model of an entry of ParEval's files. */
  static String key(JsonNode entry) {
    return entry.path("name").asString() + "/" + entry.path("parallelism_model").asString();
  }

  /** A file of generated outputs, with the texts given for each key. */
  static Path outputs(Path checkout, Path file, Map<String, List<String>> texts)
      throws IOException {
    Path prompts = checkout.resolve("prompts").resolve("generation-prompts.json");
    ArrayNode entries = JSON.createArrayNode();
    for (JsonNode prompt : JSON.readTree(prompts.toFile())) {
      List<String> mine = texts.get(key(prompt));
      if (mine != null) {
        ObjectNode entry = ((ObjectNode) prompt).deepCopy();
        entry.put("temperature", 0.2).put("top_p", 0.95);
        entry.put("do_sample", true).put("max_new_tokens", 1024);
        mine.forEach(entry.putArray("outputs")::add);
        entries.add(entry);
      }
    }
    return Files.writeString(file, JSON.writeValueAsString(entries));
  }
}
