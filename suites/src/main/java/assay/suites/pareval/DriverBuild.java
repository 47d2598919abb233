package assay.suites.pareval;

import assay.build.BuildCache;
import assay.build.CandidateBuild;
import assay.build.Compiler;
import assay.build.TrustedBuild;
import assay.lane.Lane;
import assay.sandbox.Limits;
import assay.sandbox.Mount;
import assay.sandbox.Sandbox;
import assay.suite.Product;
import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Compiles an answer with its driver, with the words of ParEval's own command: the model's {@code
 * main} ready as an object, the problem's file, and the header that holds the answer.
 */
final class DriverBuild {
  /** ParEval's own limit. */
  static final Duration LIMIT = Duration.ofSeconds(30);

  private static final Path CPP = Path.of("/pareval/cpp");
  private static final Path OBJECT = Path.of("/pareval/object");
  private static final String HEADER = "generated-code.hpp";

  private final Checkout checkout;
  private final BuildSettings settings;
  private final Toolchain toolchain;
  private final BuildCache cache;
  private final CandidateBuild build;

  DriverBuild(
      Checkout checkout,
      BuildSettings settings,
      Toolchain toolchain,
      BuildCache cache,
      Sandbox sandbox,
      Path scratch) {
    this.checkout = checkout;
    this.settings = settings;
    this.toolchain = toolchain;
    this.cache = cache;
    this.build = new CandidateBuild(sandbox, scratch, Limits.build().withWall(LIMIT));
  }

  Product build(DriverTask task, String output, Lane lane)
      throws IOException, InterruptedException {
    ParallelismModel model = task.prompt().model();
    Path object = object(model);
    return build.build(
        compiler(model),
        Map.of(HEADER, task.prompt().header(output)),
        arguments(task),
        List.of(new Mount(checkout.cpp(), CPP), new Mount(object, OBJECT)),
        lane);
  }

  private List<String> arguments(DriverTask task) {
    Prompt prompt = task.prompt();
    List<String> words = new ArrayList<>(settings.of(prompt.model()).flags());
    words.add("-I.");
    words.add("-DDRIVER_PROBLEM_SIZE=" + task.size());
    words.add("-I" + CPP);
    words.add("-I" + CPP.resolve("models"));
    words.add("-D" + prompt.model().macro(checkout.generation()));
    words.add(OBJECT.resolve("driver.o").toString());
    words.add(
        CPP.resolve("benchmarks")
            .resolve(prompt.type())
            .resolve(prompt.name())
            .resolve(prompt.model().source())
            .toString());
    words.add("-fdiagnostics-color=never");
    words.addAll(List.of("-o", CandidateBuild.PROGRAM));
    return words;
  }

  /** The folder with the model's {@code main}, compiled as ParEval's Makefile does. */
  private Path object(ParallelismModel model) throws IOException, InterruptedException {
    Path source = checkout.models().resolve(model.driver());
    List<String> flags = model.flags();
    return cache.product(
        "pareval-driver",
        Hash.of(Files.readString(source), String.join(" ", flags), compiler(model).fingerprint()),
        folder -> {
          List<String> words = new ArrayList<>(flags);
          words.addAll(List.of("-o", "driver.o", "-c", source.toString()));
          new TrustedBuild(compiler(model)).run(folder, words);
        });
  }

  private Compiler compiler(ParallelismModel model) {
    return toolchain.compiler(settings.of(model).compiler());
  }
}
