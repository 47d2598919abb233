package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.lane.Lanes;
import assay.pack.PackException;
import assay.redteam.Attack;
import assay.redteam.RedTeam;
import assay.sandbox.NativeBuild;
import assay.sandbox.Sandbox;
import assay.suite.Extracted;
import assay.suite.Product;
import assay.suites.AvailableSandbox;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Glob;
import assay.task.Task;
import assay.verdict.Evidence;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No module that cheats scores, be it held to the rule on its text or not. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KernelAttacksIT {
  private static final Path HOME = Path.of(System.getProperty("assay.home"));

  private final Lanes lanes = new Lanes(List.of(0, 1));
  private KernelsSuite suite;

  @BeforeAll
  void open() throws Exception {
    Path cache = Files.createDirectories(Path.of("target", "kernel-attacks").toAbsolutePath());
    Sandbox sandbox = AvailableSandbox.of(NativeBuild.in(HOME, cache));
    suite =
        KernelsSuite.open(
            HOME,
            HOME.resolve("packs/kernels"),
            cache,
            cache.resolve("scratch"),
            Optional.of(sandbox),
            2);
    assumeTrue(
        suite.tasks().getFirst().skipped().isEmpty(), "there is no PyTorch for /usr/bin/python3");
  }

  /** All, or those whose names a property of the JVM gives, with commas between them. */
  static List<Attack> attacks() throws PackException {
    List<String> named = List.of(System.getProperty("assay.attacks", "*").split(","));
    return RedTeam.load(HOME.resolve("redteam")).attacks().stream()
        .filter(attack -> attack.suite().equals(KernelsSuite.NAME))
        .filter(attack -> named.stream().anyMatch(glob -> Glob.matches(glob, attack.id())))
        .toList();
  }

  @Test
  void thereAreEnough() throws PackException {
    assertThat(RedTeam.load(HOME.resolve("redteam")).attacks())
        .filteredOn(attack -> attack.suite().equals(KernelsSuite.NAME))
        .hasSizeGreaterThanOrEqualTo(45);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("attacks")
  void isStopped(Attack attack) throws Exception {
    Optional<Task> fitting =
        suite.tasks().stream().filter(task -> attack.fits(task, false)).findFirst();
    assumeTrue(fitting.isPresent(), "no task of this machine fits it");
    Task task = fitting.get();
    Answer answer = new Answer(Answer.Form.CODE, attack.candidate(suite.placeholders(task)));
    if (!(suite.extract(task, answer) instanceof Extracted.Found(Candidate candidate))) {
      throw new AssertionError(attack.id() + " is no candidate");
    }
    Optional<Verdict> rejected = suite.admit(task, candidate);
    rejected.ifPresent(verdict -> stopped(attack, "with the rule", verdict));
    assertThat(rejected.isPresent()).isEqualTo(attack.ends().contains(Outcome.REJECTED));
    stopped(attack, "without the rule", judged(task, candidate));
  }

  private Verdict judged(Task task, Candidate candidate) throws Exception {
    Product product;
    try (Lane lane = lanes.lease(LaneRequest.forBuild())) {
      product = suite.build(task, candidate, lane);
    }
    return switch (product) {
      case Product.Refused(Verdict verdict) -> verdict;
      case Product.Ready ready -> {
        try (ready;
            Lane lane = lanes.lease(suite.lane(task, RedTeam.EFFORT))) {
          yield suite.judge(task, ready, lane, RedTeam.EFFORT);
        }
      }
    };
  }

  private static void stopped(Attack attack, String how, Verdict verdict) {
    String said =
        verdict.evidence().stream().map(Evidence::toString).collect(Collectors.joining("; "));
    assertThat(attack.stopped(verdict))
        .as(
            "%s %s ended in %s %s, which said: %s",
            attack.id(), how, verdict.outcome(), speedups(verdict), said)
        .isTrue();
    attack.marker().ifPresent(marker -> assertThat(said).doesNotContain(marker));
  }

  private static List<Double> speedups(Verdict verdict) {
    return verdict.configurations().stream()
        .flatMap(one -> one.timing().stream())
        .map(timing -> timing.speedup())
        .toList();
  }
}
