package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.pack.PackException;
import assay.redteam.Attack;
import assay.task.Task;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every attack succeeds once the defence it is aimed at is gone, so that none is a dead letter. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WeakenedIT {
  /** Some attacks win a race only most of the time, and some need what an earlier try left. */
  private static final int TRIES = 3;

  private Arena arena;
  private Weakened weakened;

  @BeforeAll
  void open() throws Exception {
    arena = new Arena();
    weakened = new Weakened(arena);
  }

  static List<Attack> attacks() throws PackException {
    return Arena.attacks();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("attacks")
  void isAlive(Attack attack) throws Exception {
    assumeTrue(arena.canTry(attack), "no task of this machine fits it");
    Task task = arena.task(attack);
    List<Seen> tries = new ArrayList<>();
    while (tries.size() < TRIES && tries.stream().noneMatch(one -> one.succeeded(attack))) {
      tries.add(weakened.seen(attack.weakness(), task, arena.text(attack, task)));
    }
    assertThat(tries)
        .as("%s under %s", attack.id(), attack.weakness())
        .anyMatch(one -> one.succeeded(attack));
  }
}
