package assay.report.html;

import assay.compare.Comparison;
import assay.compare.Contrast;
import assay.report.count.Counting;
import assay.score.Score;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.StopReason;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the page's script reads first: runs, words and figures. */
final class IndexJson {
  private IndexJson() {}

  static ObjectNode of(Survey survey, Figures figures, ReportOptions options) {
    ObjectNode index = Block.JSON.createObjectNode();
    index.put("promptsPerBlock", Islands.PROMPTS_PER_BLOCK);
    ArrayNode runs = index.putArray("runs");
    for (RunView run : survey.runs()) {
      ObjectNode node = runs.addObject();
      node.put("name", run.name());
      node.put("id", run.header().id().toString());
      node.put("file", run.fileName());
      node.put("timing", run.header().timing());
      node.set("pack", Block.JSON.valueToTree(run.packOption()));
      node.put("made", options.baseline().filter(one -> one == run.file()).isPresent());
    }
    words(index.putArray("outcomes"), Outcome.values(), Glossary::of);
    words(index.putArray("reasons"), Reason.values(), Glossary::of);
    words(index.putArray("flags"), Flag.values(), Glossary::of);
    words(index.putArray("stops"), StopReason.values(), Glossary::of);
    index.set("dimensions", Block.JSON.valueToTree(figures.dimensions()));
    scores(index.putArray("scores"), figures.scores());
    scores(index.putArray("scaling"), figures.scaling());
    scores(index.putArray("fast"), figures.fast());
    if (!survey.counted().isEmpty()) {
      ObjectNode counting = index.putObject("counting");
      scores(counting.putArray("published"), figures.published());
      counting.set(
          "attributes",
          Block.JSON.valueToTree(options.counting().map(Counting::attributes).orElse(List.of())));
    }
    if (!survey.refined().isEmpty()) {
      turns(index.putObject("refined"), survey.refined(), figures.turns());
    }
    ArrayNode comparisons = index.putArray("comparisons");
    figures.comparisons().forEach(one -> comparison(comparisons.addObject(), one));
    return index;
  }

  private static <T extends Enum<T>> void words(
      ArrayNode nodes, T[] values, Function<T, String> meaning) {
    for (T value : values) {
      nodes.addObject().put("name", value.name()).put("meaning", meaning.apply(value));
    }
  }

  private static void scores(ArrayNode nodes, List<Score> scores) {
    for (Score score : scores) {
      ObjectNode node = nodes.addObject();
      node.put("metric", score.metric());
      score.k().ifPresent(k -> node.put("k", k));
      score.n().ifPresent(n -> node.put("n", n));
      score.p().ifPresent(p -> node.put("p", p));
      node.set("slice", Block.JSON.valueToTree(score.slice()));
      number(node, "value", score.value());
      number(node, "low", score.low());
      number(node, "high", score.high());
      node.put("tasks", score.tasks());
    }
  }

  private static void turns(ObjectNode node, List<RefinedRun> refined, TurnScores turns) {
    scores(node.putArray("reached"), turns.reached());
    scores(node.putArray("alone"), turns.alone());
    ArrayNode runs = node.putArray("runs");
    for (RefinedRun run : refined) {
      ObjectNode one = runs.addObject();
      one.put("run", run.run());
      one.put("samples", run.samples());
      one.put("degenerated", run.degenerated());
      ArrayNode steps = one.putArray("turns");
      run.turns()
          .forEach(
              turn -> steps.addObject().put("taken", turn.trials()).put("worse", turn.worse()));
    }
  }

  private static void comparison(ObjectNode node, Comparison comparison) {
    node.put("base", comparison.base());
    node.put("other", comparison.other());
    node.put("paired", comparison.paired());
    node.put("baseOnly", comparison.baseOnly());
    node.put("otherOnly", comparison.otherOnly());
    ArrayNode contrasts = node.putArray("contrasts");
    for (Contrast one : comparison.contrasts()) {
      ObjectNode contrast = contrasts.addObject();
      contrast.put("quantity", one.quantity().name());
      contrast.set("slice", Block.JSON.valueToTree(one.slice()));
      contrast.put("tasks", one.tasks());
      number(contrast, "base", one.base());
      number(contrast, "other", one.other());
      number(contrast, "effect", one.effect());
      number(contrast, "low", one.low());
      number(contrast, "high", one.high());
      number(contrast, "chance", one.difference());
      number(contrast, "detectable", one.detectable());
      contrast.put("conclusion", one.conclusion().name());
    }
    ArrayNode flips = node.putArray("flips");
    comparison
        .flips()
        .forEach(
            flip -> {
              ObjectNode one = flips.addObject();
              one.put("task", flip.task());
              number(one, "base", flip.base());
              number(one, "other", flip.other());
            });
  }

  /** JSON has no infinity: an end that is not known is null. */
  private static void number(ObjectNode node, String name, double value) {
    if (Double.isFinite(value)) {
      node.put(name, Block.rounded(value));
    } else {
      node.putNull(name);
    }
  }
}
