package assay.judge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Answers by a script and remembers what it was asked. */
final class FakeJudge implements Judge {
  /** A question for a block; the number counts from 0. */
  record Block(
      int number,
      int calls,
      int items,
      double limitSeconds,
      List<String> runners,
      Set<String> watched) {
    /** Whether the candidate is not there. */
    boolean alone() {
      return runners.stream().allMatch(Runners::isOurs);
    }
  }

  interface Script {
    Reply answer(Block block);
  }

  final List<String> checked = new ArrayList<>();
  final List<Block> blocks = new ArrayList<>();
  final List<String> apart = new ArrayList<>();
  boolean repeats;
  private final Map<String, Reply> checks = new LinkedHashMap<>();
  private final Script script;

  FakeJudge(Script script) {
    this.script = script;
  }

  /** Whatever is asked, each runner always takes so many milliseconds. */
  static FakeJudge steady(Map<String, Double> milliseconds) {
    return new FakeJudge(block -> right(block, milliseconds));
  }

  /** The same, but for one runner that shows something else in each block it is asked in. */
  static FakeJudge showing(
      Map<String, Double> milliseconds, String runner, Function<Block, RunnerTimes> shown) {
    return new FakeJudge(block -> right(block, milliseconds, runner, shown.apply(block)));
  }

  FakeJudge answeringCheck(String runner, Reply reply) {
    checks.put(runner, reply);
    return this;
  }

  @Override
  public Reply check(String runner, double limitSeconds) {
    checked.add(runner);
    return checks.getOrDefault(runner, new Reply.Right(Map.of(), 1));
  }

  @Override
  public Reply block(
      int calls, int items, double limitSeconds, List<String> runners, Set<String> watched) {
    Block block =
        new Block(
            blocks.size(), calls, items, limitSeconds, List.copyOf(runners), Set.copyOf(watched));
    blocks.add(block);
    return script.answer(block);
  }

  @Override
  public Reply apart(String runner, double limitSeconds) {
    apart.add(runner);
    return repeats ? new Reply.Repeated(runner, "uniform (1000)") : new Reply.Right(Map.of(), 1);
  }

  @Override
  public Reply examples() {
    return new Reply.Right(Map.of(), 1);
  }

  /** A reply to the block in which every runner took the same time in every call. */
  static Reply right(Block block, Map<String, Double> milliseconds) {
    Map<String, RunnerTimes> times = new LinkedHashMap<>();
    times.put("reference", times(block, milliseconds.getOrDefault("reference", 10.0)));
    for (String runner : block.runners()) {
      times.put(runner, times(block, milliseconds.getOrDefault(runner, 10.0)));
    }
    return new Reply.Right(times, block.items());
  }

  /** A reply as that of {@link #right} with the line of one runner, if it has one, replaced. */
  private static Reply right(
      Block block, Map<String, Double> milliseconds, String runner, RunnerTimes times) {
    Map<String, RunnerTimes> all =
        new LinkedHashMap<>(((Reply.Right) right(block, milliseconds)).runners());
    all.replace(runner, times);
    return new Reply.Right(all, block.items());
  }

  /** All on one thread, nothing while frozen. */
  private static RunnerTimes times(Block block, double milliseconds) {
    List<Double> all = new ArrayList<>();
    for (int call = 0; call < block.calls(); call++) {
      all.add(milliseconds);
    }
    double seconds = block.calls() * block.items() * milliseconds / 1e3;
    return new RunnerTimes(all, seconds, seconds, 0);
  }
}
