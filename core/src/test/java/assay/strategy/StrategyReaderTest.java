package assay.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.suite.Representation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrategyReaderTest {
  private static Strategy read(String text) throws StrategyException {
    return StrategyReader.read(text, Shots.ZERO);
  }

  @Test
  void aRefinementShowsTheCodeAndWhatWasFoundUnlessTold() throws StrategyException {
    Strategy strategy = read("refine:10");
    assertThat(strategy.shots()).isEqualTo(Shots.ZERO);
    assertThat(strategy.turns()).isEqualTo(10);
    assertThat(strategy.refinement().orElseThrow().feedback())
        .containsExactlyInAnyOrder(Feedback.G, Feedback.E);
    assertThat(strategy.name()).isEqualTo("zero-shot,refine:10,feedback=G+E");
  }

  @Test
  void partsComeInAnyOrder() throws StrategyException {
    Strategy strategy =
        read("stop=stall:3, feedback=P+E+G,refine:4,stop=speedup:1.5,few-shot,hardware,shown=best");
    assertThat(strategy.name())
        .isEqualTo(
            "few-shot,hardware=this,refine:4,feedback=G+E+P,shown=best,stop=stall:3,stop=speedup:1.5");
  }

  @Test
  void theSuiteSaysHowManyExamplesAreUsual() throws StrategyException {
    assertThat(StrategyReader.read("refine:2", Shots.ONE).shots()).isEqualTo(Shots.ONE);
    assertThat(StrategyReader.read("zero-shot", Shots.ONE).shots()).isEqualTo(Shots.ZERO);
  }

  @Test
  void theFormOfModulesIsNamedWhereItIsNotTheirSource() throws StrategyException {
    assertThat(read("hardware=h200,input=onnx,one-shot").name())
        .isEqualTo("one-shot,input=onnx,hardware=h200");
    assertThat(read("input=pytorch")).isEqualTo(read("zero-shot"));
    assertThat(read("input=pytorch").name()).isEqualTo("zero-shot");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "refin:3 | A strategy has no part 'refin', only *; did you mean 'refine'?",
        "refine:0 | 'refine' takes a whole number from 1 to 1000, not '0'.",
        "refine:many | 'refine' takes a whole number from 1 to 1000, not 'many'.",
        "refine:2,feedback=E | Feedback without G would not show what it is about.",
        "refine:2,feedback=G+X | Feedback is G (the code), E *, not 'G+X'.",
        "feedback=G | 'feedback' belongs to a refinement; *",
        "refine:2,refine:3 | A strategy says 'refine' once at most.",
        "zero-shot,few-shot | A strategy says 'few-shot' once at most.",
        "refine:2,stop=never | 'stop' is correct, speedup:X or stall:N, not 'never'.",
        "refine:2,stop=speedup:NaN | 'stop=speedup' takes a number above 0, not 'NaN'.",
        "refine:2,dollars=-1 | 'dollars' takes a number above 0, not '-1'.",
        "zero-shot,examples=add | Examples are named, but zero-shot shows none.",
        "input=torch | 'input' is pytorch, fx, onnx or text, not 'torch'.",
        "input | 'input' is pytorch, fx, onnx or text, not ''.",
        "input=fx,input=onnx | A strategy says 'input' once at most.",
        "few-shot,examples= | 'examples' names nothing."
      })
  void whatCannotBeFollowedIsRefusedInOneSentence(String text, String sentence) {
    String expected = "\\Q" + sentence.replace("*", "\\E.*\\Q") + "\\E";
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(StrategyException.class)
        .satisfies(e -> assertThat(e.getMessage()).matches(expected));
  }

  @Property
  void everyStrategyIsReadFromItsName(@ForAll("strategies") Strategy strategy)
      throws StrategyException {
    assertThat(StrategyReader.read(strategy.name(), Shots.ONE)).isEqualTo(strategy);
  }

  @Provide
  Arbitrary<Strategy> strategies() {
    Arbitrary<Set<Feedback>> feedback =
        Arbitraries.of(Feedback.class)
            .set()
            .map(
                some -> {
                  EnumSet<Feedback> all = EnumSet.of(Feedback.G);
                  all.addAll(some);
                  return all;
                });
    Arbitrary<List<StopRule>> stops =
        Arbitraries.<StopRule>oneOf(
                Arbitraries.just(new StopRule.Right()),
                Arbitraries.doubles().between(0.01, 1e6).map(StopRule.Fast::new),
                Arbitraries.integers().between(1, 99).map(StopRule.Stall::new))
            .list()
            .ofMaxSize(3);
    Arbitrary<Refinement> refinements =
        Combinators.combine(
                Arbitraries.integers().between(1, 1000),
                feedback,
                Arbitraries.of(Shown.class),
                stops,
                Arbitraries.integers().between(1, Integer.MAX_VALUE).optional(),
                Arbitraries.doubles().between(0.01, 1e4).optional())
            .as(
                (turns, told, shown, rules, tokens, dollars) ->
                    new Refinement(
                        turns,
                        told,
                        shown,
                        rules,
                        tokens.map(OptionalLong::of).orElse(OptionalLong.empty()),
                        dollars.map(OptionalDouble::of).orElse(OptionalDouble.empty())));
    Arbitrary<Optional<String>> hardware = Arbitraries.of("h200", "this", "mi300x").optional();
    Arbitrary<List<String>> examples = Arbitraries.of("add", "gelu", "matmul").list().ofMaxSize(3);
    return Combinators.combine(
            Arbitraries.of(Shots.class),
            examples,
            Arbitraries.of(Representation.class),
            hardware,
            refinements.optional())
        .as(
            (shots, names, input, device, refinement) ->
                new Strategy(
                    shots,
                    shots == Shots.ZERO ? List.of() : new ArrayList<>(names),
                    input,
                    device,
                    refinement));
  }
}
