package assay.suites.pareval;

import assay.pack.Document;
import assay.pack.JsonFile;
import assay.pack.PackException;
import assay.task.Hash;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tasks of a checkout on this machine. */
record Catalogue(Checkout checkout, BuildSettings settings, Toolchain toolchain, int cores) {
  /** What ParEval takes for a problem its file of sizes does not name. */
  private static final String USUAL_SIZE = "(1<<18)";

  private static final String NO_ROOM = "no launch of ParEval's fits this machine's cores";

  List<DriverTask> tasks() throws PackException {
    Map<ParallelismModel, List<Launch>> launches = Launch.read(checkout.launches());
    JsonFile sizes = JsonFile.read(checkout.sizes());
    Map<Path, String> texts = new HashMap<>();
    List<DriverTask> tasks = new ArrayList<>();
    for (Prompt prompt : Prompt.read(checkout.prompts())) {
      List<Launch> fitting =
          launches.getOrDefault(prompt.model(), List.of()).stream()
              .filter(one -> one.n() <= cores)
              .toList();
      String size =
          sizes.root().path(prompt.name()).path(prompt.model().label()).asString(USUAL_SIZE);
      tasks.add(
          new DriverTask(
              prompt,
              size,
              driverHash(prompt, texts),
              fitting,
              checkout.generation(),
              skipped(prompt, fitting)));
    }
    return tasks;
  }

  private Optional<String> skipped(Prompt prompt, List<Launch> fitting) {
    Optional<String> lacks = toolchain.lacks(prompt.model(), settings);
    if (lacks.isPresent()) {
      return lacks;
    }
    if (!Files.exists(source(prompt))) {
      return Optional.of("the checkout has no driver for it: " + source(prompt));
    }
    return fitting.isEmpty() ? Optional.of(NO_ROOM) : Optional.empty();
  }

  private Path source(Prompt prompt) {
    return checkout.benchmark(prompt.type(), prompt.name()).resolve(prompt.model().source());
  }

  private String driverHash(Prompt prompt, Map<Path, String> texts) throws PackException {
    List<Path> files =
        List.of(
            checkout.cpp().resolve("utilities.hpp"),
            checkout.models().resolve(prompt.model().driver()),
            checkout.benchmark(prompt.type(), prompt.name()).resolve("baseline.hpp"),
            source(prompt));
    List<String> parts = new ArrayList<>();
    for (Path file : files) {
      String text = texts.get(file);
      if (text == null) {
        text = Files.exists(file) ? Document.text(file) : "";
        texts.put(file, text);
      }
      parts.add(text);
    }
    return Hash.of(parts);
  }
}
