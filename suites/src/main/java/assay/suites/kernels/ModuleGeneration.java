package assay.suites.kernels;

import assay.sandbox.Conversation;
import assay.sandbox.Scratch;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A pack of new modules that grows one by one. The recipe is {@code torch/assay_torch/recipe},
 * beside what certifies modules.
 */
public final class ModuleGeneration implements AutoCloseable {
  /** What it makes modules for. */
  public static final String LEVEL = "kernels/level2";

  private final Scratch scratch;
  private final Conversation recipe;

  private ModuleGeneration(Scratch scratch, Conversation recipe) {
    this.scratch = scratch;
    this.recipe = recipe;
  }

  /**
   * A module that was added.
   *
   * @param id its level and name
   * @param thrown how many were drawn before it and are no use
   */
  public record Made(String id, int thrown) {}

  /** Says why there is no further module. */
  public static final class NoneLeftException extends Exception {
    private static final long serialVersionUID = 1L;

    NoneLeftException(String message) {
      super(message);
    }
  }

  /**
   * Begins a pack, where there is a PyTorch to certify it with.
   *
   * @param home the folder that holds {@code torch/}
   * @param folder the new pack's; it must not exist
   * @param known a pack whose modules are not made again
   */
  public static Optional<ModuleGeneration> begin(
      Path home, Path folder, Path known, long seed, Path scratch, Map<String, String> environment)
      throws IOException, InterruptedException {
    Optional<Python> python = Python.find(environment);
    if (python.isEmpty()) {
      return Optional.empty();
    }
    List<String> words = new ArrayList<>(python.get().command());
    words.add(home.resolve("torch/generate.py").toString());
    words.addAll(List.of(Long.toString(seed), folder.toString(), known.toString()));
    Scratch own = Scratch.in(scratch, "generate-");
    return Optional.of(
        new ModuleGeneration(own, Conversation.start(words, own.path().resolve("errors"))));
  }

  /** Adds the next module. */
  public Made next() throws IOException, InterruptedException, NoneLeftException {
    JsonNode said = JsonMapper.shared().readTree(answer());
    Optional<String> problem = said.path("problem").asStringOpt();
    if (problem.isPresent()) {
      throw new NoneLeftException(problem.get());
    }
    return new Made(said.path("task").asString(), said.path("thrown").size());
  }

  private String answer() throws IOException, InterruptedException {
    try {
      return recipe.ask("next");
    } catch (EOFException ended) {
      String complaint = recipe.complaint();
      throw new IOException(complaint.substring(complaint.lastIndexOf('\n') + 1), ended);
    }
  }

  @Override
  public void close() throws IOException {
    recipe.close();
    scratch.close();
  }
}
