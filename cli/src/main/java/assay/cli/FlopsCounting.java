package assay.cli;

import assay.report.count.CountPair;
import assay.report.count.CountedTrial;
import assay.report.count.Counting;
import assay.report.count.KernelFacts;
import assay.report.count.KernelFacts.Band;
import assay.report.count.KernelFacts.Proof;
import assay.report.count.KernelFacts.Solved;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.Trial;
import assay.score.Score;
import assay.suites.flops.FlopsSuite;
import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.kernel.FlopsKernel;
import assay.suites.flops.kernel.Truth;
import assay.suites.flops.score.FlopsScorer;
import assay.task.Task;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * The suite flops as reports and figures look at it.
 *
 * @param suite whose kernels are known; empty where nobody asks for them, or their pack is gone
 * @param solved whether what the solver says is shown with them
 */
record FlopsCounting(Optional<FlopsSuite> suite, boolean solved) implements Counting {
  static FlopsCounting withoutKernels() {
    return new FlopsCounting(Optional.empty(), false);
  }

  @Override
  public boolean isOf(RunHeader header) {
    return header.suite().equals(FlopsSuite.NAME);
  }

  @Override
  public Optional<CountPair> said(RunFile run, Trial trial) {
    return FlopsScoring.said(run, trial);
  }

  @Override
  public List<Score> scores(List<CountedTrial> trials, List<String> by) {
    return new FlopsScorer(by, ScoreCommand.SEED).scores(FlopsScoring.predictions(trials));
  }

  @Override
  public List<Score> published(List<CountedTrial> trials, List<String> by) {
    return new FlopsScorer(by, ScoreCommand.SEED).published(FlopsScoring.predictions(trials));
  }

  @Override
  public List<String> attributes() {
    return Arrays.stream(Attribute.values()).map(Attribute::label).toList();
  }

  @Override
  public Optional<KernelFacts> kernel(Task task) {
    return suite.flatMap(one -> one.kernel(task)).map(kernel -> facts(task, kernel));
  }

  private KernelFacts facts(Task task, FlopsKernel kernel) {
    List<Proof> proofs = new ArrayList<>();
    new TreeMap<>(kernel.attributes())
        .forEach(
            (attribute, source) ->
                proofs.add(new Proof(attribute.label(), source, place(kernel, source))));
    return new KernelFacts(
        kernel.title(),
        kernel.truth().gpu(),
        compiler(kernel.truth()),
        kernel.note(),
        proofs,
        solved && kernel.cubin().isPresent() ? solver(task) : Optional.empty());
  }

  private static String compiler(Truth truth) {
    return switch (truth) {
      case Truth.Measured measured -> measured.compiler();
      case Truth.Published published -> published.label();
    };
  }

  /** Where a piece of source stands, such as {@code main.cu:12}. */
  private static String place(FlopsKernel kernel, String piece) {
    for (Map.Entry<String, String> source : kernel.sources().entrySet()) {
      int at = source.getValue().indexOf(piece);
      if (at >= 0 && !piece.isEmpty()) {
        long line = 1 + source.getValue().substring(0, at).chars().filter(c -> c == '\n').count();
        return source.getKey() + ":" + line;
      }
    }
    return "";
  }

  private Optional<Solved> solver(Task task) {
    try {
      return suite
          .orElseThrow()
          .solved(task)
          .map(Json::read)
          .map(answer -> new Solved(band(answer, "sp_flop"), band(answer, "dp_flop")));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  private static Band band(JsonNode answer, String name) {
    JsonNode range = answer.path(name + "_range");
    JsonNode bounds = answer.path(name + "_bounds");
    return new Band(
        answer.path(name + "_count").asLong(),
        range.path(0).asLong(),
        end(range.path(1)),
        bounds.path(0).asLong(),
        end(bounds.path(1)),
        answer.path(name + "_explanation").asString());
  }

  private static Optional<Long> end(JsonNode end) {
    return Optional.of(end.asLong()).filter(value -> value < Long.MAX_VALUE);
  }
}
