package assay.suites.parallel;

import assay.build.BuildCache;
import assay.build.BuildException;
import assay.build.CandidateBuild;
import assay.build.TrustedBuild;
import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.sandbox.Confinement;
import assay.sandbox.Exit;
import assay.sandbox.Filter;
import assay.sandbox.Finished;
import assay.sandbox.Limits;
import assay.sandbox.Mount;
import assay.sandbox.Output;
import assay.sandbox.PlainProcess;
import assay.sandbox.Scratch;
import assay.suite.Product;
import assay.suites.parallel.glue.JudgeGlue;
import assay.suites.parallel.problem.Problem;
import assay.task.Hash;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Judges with {@code native/naive}: driver and candidate in one program that is believed. */
final class NaiveHarness {
  private static final Path LIBRARY = Path.of("/assay/naive");
  private static final String SMALL = "1000";
  private static final Pattern PASSED = Pattern.compile("Validation: (PASS|FAIL)");
  private static final Pattern TIME = Pattern.compile("\\bTime: ([-+.0-9e]+)");
  private static final Pattern BEST = Pattern.compile("BestSequential: ([-+.0-9e]+)");

  private final Arena arena;
  private final Workshop workshop;
  private final Toolchain toolchain;

  NaiveHarness(Arena arena, Workshop weakened, Toolchain toolchain) {
    this.arena = arena;
    this.workshop = weakened;
    this.toolchain = toolchain;
  }

  private record Run(Exit exit, String output) {
    boolean passed() {
      Matcher first = PASSED.matcher(output);
      return first.find() && first.group(1).equals("PASS");
    }

    double speedup() {
      return number(BEST) / Math.max(number(TIME), 1e-9);
    }

    private double number(Pattern pattern) {
      Matcher first = pattern.matcher(output);
      return first.find() ? Double.parseDouble(first.group(1)) : 0;
    }
  }

  /** What the program prints first counts. */
  Seen byOutput(Task task, String text) throws IOException, InterruptedException {
    return seen(task, text, Run::passed);
  }

  /** The exit code counts. */
  Seen byExit(Task task, String text) throws IOException, InterruptedException {
    return seen(task, text, run -> run.exit().equals(new Exit.Exited(0)));
  }

  private Seen seen(Task task, String text, Predicate<Run> right)
      throws IOException, InterruptedException {
    return switch (build(task, text)) {
      case Product.Refused(Verdict verdict) -> Seen.of(verdict);
      case Product.Ready ready -> {
        try (ready) {
          Run run = run(task, ready);
          Outcome outcome = right.test(run) ? Outcome.CORRECT : Outcome.WRONG;
          yield new Seen(outcome, run.speedup(), run.output());
        }
      }
    };
  }

  private Product build(Task task, String text) throws IOException, InterruptedException {
    ParallelTask one = arena.suite.of(task);
    Path library = library(one.problem());
    Path prelude = workshop.prelude(one.model());
    List<String> words = new ArrayList<>(Workshop.STANDARD);
    words.addAll(List.of("-w", "-include", "/assay/prelude/" + one.model().prelude()));
    words.addAll(List.of(ParallelSuite.FILE, LIBRARY.resolve("libnaive.a").toString()));
    words.addAll(List.of("-o", CandidateBuild.PROGRAM));
    try (Lane lane = arena.lanes.lease(LaneRequest.forBuild())) {
      return new CandidateBuild(arena.sandbox, arena.scratch())
          .build(
              toolchain.compiler(one.model()),
              Map.of(ParallelSuite.FILE, Compilation.text(one, text)),
              words,
              List.of(new Mount(prelude, Compilation.PRELUDE), new Mount(library, LIBRARY)),
              lane);
    }
  }

  /** Driver and reference in an archive; the reference's function goes by another name. */
  private Path library(Problem problem) throws IOException, InterruptedException {
    Path natives = Arena.HOME.resolve("native");
    String driver = Files.readString(natives.resolve("naive/naive.cpp"));
    Path shim = workshop.shim(problem);
    TrustedBuild compiler = new TrustedBuild(toolchain.compiler(ExecutionModel.SERIAL));
    String function = problem.signature().function();
    return new BuildCache(arena.cache)
        .product(
            "naive",
            Hash.of(workshop.hash(problem), driver),
            folder -> {
              Files.writeString(folder.resolve("naive.cpp"), driver);
              Files.writeString(folder.resolve("glue.cpp"), JudgeGlue.of(problem));
              Files.writeString(
                  folder.resolve("reference.cpp"), "#include \"" + problem.source() + "\"\n");
              List<String> words = new ArrayList<>(Workshop.STANDARD);
              words.addAll(List.of("-DASSAY_WEAKENED", "-D" + function + "=naive_" + function));
              words.addAll(List.of("-I" + shim, "-I" + natives.resolve("judge")));
              words.addAll(
                  List.of("-I" + natives.resolve("runner"), "-I" + natives.resolve("prelude")));
              words.addAll(List.of("-c", "naive.cpp", "glue.cpp", "reference.cpp"));
              compiler.run(folder, words);
              PlainProcess archive =
                  PlainProcess.of(
                      "ar",
                      "rcs",
                      "libnaive.a",
                      "naive.o",
                      "glue.o",
                      "reference.o",
                      shim.resolve("shim.o").toString(),
                      shim.resolve("borrowed.o").toString());
              if (!archive.in(folder).run().succeeded()) {
                throw new BuildException("ar made no library");
              }
            });
  }

  private Run run(Task task, Product.Ready ready) throws IOException, InterruptedException {
    String large = arena.suite.of(task).timed().sizes().getFirst().toString();
    try (Scratch folder = Scratch.in(arena.scratch(), "naive-")) {
      Finished finished =
          arena.sandbox.run(
              Confinement.of(
                      List.of("/naive", SMALL, large),
                      Filter.NONE,
                      Limits.run().withWall(Duration.ofSeconds(20)),
                      Output.in(folder.path()))
                  .reading(new Mount(ready.program(), Path.of("/naive"))));
      return new Run(finished.exit(), Files.readString(finished.stdout()));
    }
  }
}
