package assay.suites.parallel;

import assay.build.CandidateBuild;
import assay.judge.Case;
import assay.judge.Inputs;
import assay.lane.Lane;
import assay.sandbox.Confinement;
import assay.sandbox.Filter;
import assay.sandbox.Limits;
import assay.sandbox.Mount;
import assay.sandbox.Output;
import assay.sandbox.Sandbox;
import assay.suite.Product;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Candidates that run by themselves, on inputs from a file, and are compared with nothing. */
final class Unjudged {
  private static final Path PARTS = Path.of("/assay/parts");
  private static final Path PROGRAM = Path.of("/program");
  private static final Path INPUTS = Path.of("/inputs");
  private static final int SLOTS = 90;

  /** Sanitizers map terabytes that they hardly use, so that no limit on addresses can be set. */
  static final Limits LIMITS = new Limits(Duration.ofMinutes(2), 480, 0, 0, 8192, 256, 16, 8, 256);

  private final Workshop workshop;
  private final CandidateBuild build;

  Unjudged(Workshop workshop, Sandbox sandbox, Path scratch) {
    this.workshop = workshop;
    this.build = new CandidateBuild(sandbox, scratch);
  }

  CandidateBuild build() {
    return build;
  }

  /** A candidate that computes on the cores of this machine. */
  Product built(ParallelTask task, String candidate, Instrumentation with, Lane lane)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(with.compilerFlags());
    Path prelude = PARTS.resolve(task.model().prelude());
    words.addAll(List.of("-include", prelude.toString(), ParallelSuite.FILE));
    for (String part : List.of("shim", "inspected", with.company())) {
      words.add(PARTS.resolve(part + ".o").toString());
    }
    words.addAll(with.linkerFlags());
    words.addAll(List.of("-o", CandidateBuild.PROGRAM));
    List<Mount> mounts = new ArrayList<>(workshop.libraries(task.model()));
    mounts.add(new Mount(workshop.instrumented(task, with), PARTS));
    return build.build(
        with.compiler(),
        Map.of(ParallelSuite.FILE, Compilation.text(task, candidate)),
        words,
        mounts,
        lane);
  }

  /**
   * A program that is called on one input for each case. The filter is that of compilers, which
   * keeps from it only what attackers call: a sanitizer changes how its process is laid out and
   * starts a program that knows the lines of a source.
   *
   * @param before what starts it and is not part of the program
   * @param folder what lives as long as the run
   */
  Confinement on(
      List<Case> cases,
      ParallelTask task,
      Path program,
      Instrumentation with,
      List<String> before,
      Path folder,
      Lane lane)
      throws IOException, InterruptedException {
    Path judge = workshop.judge(task.problem()).resolve(Workshop.JUDGE);
    Path inputs = Inputs.write(judge, cases, folder);
    Path output = Files.createDirectory(folder.resolve("output"));
    List<String> words = new ArrayList<>(before);
    words.addAll(List.of(PROGRAM.toString(), INPUTS.toString()));
    return Confinement.of(with.command(words), Filter.BUILD, LIMITS, Output.in(output))
        .reading(new Mount(program, PROGRAM), new Mount(inputs, INPUTS))
        .withEnvironment(with.environment())
        .onSlot(slot(lane))
        .onCpus(lane.first(lane.cores().size()));
  }

  static int slot(Lane lane) {
    return lane.cores().getFirst() % SLOTS;
  }
}
