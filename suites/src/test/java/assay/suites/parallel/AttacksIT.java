package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.build.BuildCache;
import assay.pack.PackException;
import assay.redteam.Attack;
import assay.redteam.Weakness;
import assay.sandbox.PlainProcess;
import assay.suite.Extracted;
import assay.suite.Product;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No attack scores, be it held to the rules on text or not, frozen by group or by signal. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AttacksIT {
  private Arena arena;

  @BeforeAll
  void open() throws Exception {
    arena = new Arena();
  }

  static List<Attack> attacks() throws PackException {
    return Arena.attacks();
  }

  @Test
  void thereAreEnough() throws PackException {
    assertThat(attacks()).hasSizeGreaterThanOrEqualTo(25);
    assertThat(attacks()).allSatisfy(one -> assertThat(one.ends()).doesNotContain(Outcome.CORRECT));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("attacks")
  void isStopped(Attack attack) throws Exception {
    assumeTrue(arena.canTry(attack), "no task of this machine fits it");
    Task task = arena.task(attack);
    Candidate whole = Arena.candidate(arena.text(attack, task));
    Product product = arena.build(arena.suite, task, whole);
    try {
      stopped(attack, "without rules", arena.judge(arena.suite, task, product));
      stopped(attack, "frozen by signals", arena.judge(arena.suiteOnSignals, task, product));
    } finally {
      if (product instanceof Product.Ready ready) {
        ready.close();
      }
    }
    Optional<Verdict> ruled = withRules(attack, task, whole);
    ruled.ifPresent(verdict -> stopped(attack, "with rules", verdict));
  }

  @Test
  void theProductKnowsNoWeakness() throws Exception {
    Workshop product =
        new Workshop(Arena.HOME, new BuildCache(arena.cache), Toolchain.find(), List.of());
    Task task = arena.task(attacks().getFirst());
    Path judge = product.judge(arena.suite.of(task).problem()).resolve("judge");
    for (Weakness weakness : Weakness.values()) {
      Path job = Files.writeString(arena.cache.resolve("job"), "weaken " + weakness.label());
      PlainProcess.Result result = PlainProcess.of(judge.toString(), job.toString()).run();
      assertThat(result.succeeded()).isFalse();
      assertThat(result.stderr()).contains("unknown line in the job: weaken");
    }
  }

  /** The way of an answer; empty where the rules let the candidate through as it is. */
  private Optional<Verdict> withRules(Attack attack, Task task, Candidate whole) throws Exception {
    Answer answer = new Answer(Answer.Form.CODE, arena.text(attack, task));
    return switch (arena.suite.extract(task, answer)) {
      case Extracted.Nothing(Verdict verdict) -> Optional.of(verdict);
      case Extracted.Found(Candidate found) -> {
        Optional<Verdict> rejected = arena.suite.admit(task, found);
        if (rejected.isPresent() || found.equals(whole)) {
          yield rejected;
        }
        yield Optional.of(arena.judge(arena.suite, task, arena.build(arena.suite, task, found)));
      }
    };
  }

  private static void stopped(Attack attack, String how, Verdict verdict) {
    Seen seen = Seen.of(verdict);
    assertThat(verdict.outcome())
        .as("%s %s, which said: %s", attack.id(), how, seen.said())
        .isIn(attack.ends());
    attack.marker().ifPresent(marker -> assertThat(seen.said()).as(how).doesNotContain(marker));
  }
}
