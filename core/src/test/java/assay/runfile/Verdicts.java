package assay.runfile;

import assay.verdict.Build;
import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Pair;
import assay.verdict.Reason;
import assay.verdict.StopReason;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Verdicts to try things with. */
final class Verdicts {
  private Verdicts() {}

  static Verdict wrong() {
    return Verdict.of(Outcome.WRONG, Reason.VALUE, "element 3 is 4, not 5");
  }

  static Verdict failed() {
    return Verdict.of(Outcome.INFRA_FAILED, Reason.JUDGE, "the judge was killed");
  }

  /** Correct, on one and on four threads, the latter timed with a single pair. */
  static Verdict timed() {
    Timing one =
        new Timing(
            "cores 0",
            1,
            2.0,
            1.0,
            2.0,
            1.9,
            2.1,
            StopReason.CONVERGED,
            List.of(
                new Pair(List.of(2.0, 2.5), List.of(1.0, 1.25)),
                new Pair(List.of(2.0), List.of(1.0))));
    Timing four =
        new Timing(
            "cores 0-3",
            4,
            2.0,
            0.5,
            4.0,
            0,
            Double.POSITIVE_INFINITY,
            StopReason.BUDGET,
            List.of(new Pair(List.of(2.0), List.of(0.5))));
    return new Verdict(
        Outcome.CORRECT,
        List.of(),
        List.of(
            new Configuration(
                "n=1 size=1/4", 1, Outcome.CORRECT, List.of(), Optional.of(one), Optional.of(0.25)),
            new Configuration("n=4", 4, Outcome.CORRECT, List.of(), Optional.of(four)),
            new Configuration("huge", 4, Outcome.SKIPPED, List.of(), Optional.empty())),
        Optional.of(new Build(1.5, "warning: unused")),
        Set.of(Flag.SHORT_BATCH, Flag.EMULATED));
  }

  static Arbitrary<Verdict> any() {
    Arbitrary<Outcome> outcome = Arbitraries.of(Outcome.class);
    Arbitrary<List<Evidence>> evidence =
        Combinators.combine(Arbitraries.of(Reason.class), text())
            .as(Evidence::new)
            .list()
            .ofMaxSize(3);
    Arbitrary<Configuration> configuration =
        Combinators.combine(
                text(),
                Arbitraries.integers(),
                outcome,
                evidence,
                timing().optional(),
                number().optional())
            .as(Configuration::new);
    Arbitrary<Build> build = Combinators.combine(number(), text()).as(Build::new);
    return Combinators.combine(
            outcome,
            evidence,
            configuration.list().ofMaxSize(3),
            build.optional(),
            Arbitraries.of(Flag.class).set())
        .as(Verdict::new);
  }

  private static Arbitrary<Timing> timing() {
    Arbitrary<Pair> pair =
        Combinators.combine(number().list().ofMaxSize(3), number().list().ofMaxSize(3))
            .as(Pair::new);
    return Combinators.combine(
            text(),
            Arbitraries.integers(),
            number().list().ofSize(5),
            Arbitraries.of(StopReason.class),
            pair.list().ofMaxSize(3))
        .as(
            (lane, n, five, stop, pairs) ->
                new Timing(
                    lane,
                    n,
                    five.get(0),
                    five.get(1),
                    five.get(2),
                    five.get(3),
                    five.get(4),
                    stop,
                    pairs));
  }

  private static Arbitrary<Double> number() {
    return Arbitraries.oneOf(
        Arbitraries.doubles(),
        Arbitraries.of(
            0.0,
            -0.0,
            Double.NaN,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            Double.MIN_VALUE,
            Double.MAX_VALUE));
  }

  /** Any text that UTF-8 can hold. */
  private static Arbitrary<String> text() {
    return Arbitraries.strings().all().ofMaxLength(20).map(text -> text.replaceAll("\\p{Cs}", "?"));
  }
}
