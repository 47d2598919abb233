package assay.suites.kernels;

import assay.judge.CandidateJudge;
import assay.judge.Case;
import assay.judge.JudgeRequest;
import assay.judge.Program;
import assay.judge.Team;
import assay.lane.Lane;
import assay.sandbox.Filter;
import assay.sandbox.Sandbox;
import assay.sandbox.Scratch;
import assay.statistics.Effort;
import assay.suite.Product;
import assay.suites.kernels.module.Backend;
import assay.verdict.Build;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Judges a candidate's module beside the one it shall be like. */
final class ModuleJudge {
  private static final Duration CALL_LIMIT = Duration.ofSeconds(20);

  /** So many calls are checked before any is timed. */
  private static final int CASES = 5;

  private static final Case FRESH = new Case("fresh", List.of());

  private final Tools tools;
  private final Optional<TritonBuild> triton;
  private final CandidateJudge judge;
  private final WarmServer warm;
  private final Path scratch;

  private ModuleJudge(
      Tools tools,
      Optional<TritonBuild> triton,
      CandidateJudge judge,
      WarmServer warm,
      Path scratch) {
    this.tools = tools;
    this.triton = triton;
    this.judge = judge;
    this.warm = warm;
    this.scratch = scratch;
  }

  /**
   * A judge whose candidates are confined in that sandbox.
   *
   * @param warm becomes it
   */
  static ModuleJudge in(Sandbox sandbox, Tools tools, Path scratch, WarmServer warm) {
    return new ModuleJudge(
        tools, tools.triton(sandbox), new CandidateJudge(sandbox, scratch), warm, scratch);
  }

  Verdict judge(Catalogue.Entry entry, Product.Ready product, Lane lane, Effort effort)
      throws IOException, InterruptedException {
    return with(entry, product, lane, effort, judge::judge);
  }

  /** Whether it is right, without times. */
  Verdict check(Catalogue.Entry entry, Product.Ready product, Lane lane)
      throws IOException, InterruptedException {
    return with(entry, product, lane, Effort.QUICK, judge::check);
  }

  private interface Work {
    Verdict done(JudgeRequest request) throws IOException, InterruptedException;
  }

  private Verdict with(
      Catalogue.Entry entry, Product.Ready product, Lane lane, Effort effort, Work work)
      throws IOException, InterruptedException {
    Build build = product.build();
    boolean gpu = entry.variant().backend().needsGpu();
    try (Scratch folder = Scratch.in(scratch, "told-")) {
      Settings settings =
          Settings.in(folder.path(), entry.module(), entry.variant(), lane.cores().size(), tools);
      Program reference =
          tools.runner(settings, entry.module().folder(), entry.module().file(), "Model");
      Program candidate =
          tools.runner(settings, product.program(), KernelsSuite.FILE, KernelsSuite.CLASS);
      if (entry.variant().backend() == Backend.TRITON) {
        switch (triton.orElseThrow().compiled(entry, product, folder.path(), lane)) {
          case TritonBuild.Refused(Verdict verdict) -> {
            return verdict;
          }
          case TritonBuild.Filled filled -> {
            candidate = filled.given(candidate);
            build = filled.build();
          }
        }
      }
      JudgeRequest request =
          new JudgeRequest(
              command(settings),
              reference,
              candidate,
              Collections.nCopies(CASES, FRESH),
              FRESH,
              List.of(gpu ? KernelsSuite.ON_GPU : Team.ofThreads(lane.cores().size())),
              Optional.empty(),
              gpu ? Filter.DEVICE : Filter.THREADS,
              false,
              CALL_LIMIT,
              lane,
              effort);
      return work.done(request).withBuild(build);
    }
  }

  private List<String> command(Settings settings) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(warm.judge());
    words.add(settings.file().toString());
    return words;
  }
}
