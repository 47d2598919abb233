package assay.suites.parallel.glue;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.parallel.problem.SixtySignatures;
import assay.suites.parallel.signature.Argument;
import assay.suites.parallel.signature.Direction;
import assay.suites.parallel.signature.Element;
import assay.suites.parallel.signature.Extent;
import assay.suites.parallel.signature.Field;
import assay.suites.parallel.signature.Parameter;
import assay.suites.parallel.signature.Scalar;
import assay.suites.parallel.signature.Shape;
import assay.suites.parallel.signature.Signature;
import assay.suites.parallel.signature.SizeArgument;
import assay.suites.parallel.signature.Structure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SixtyShimsIT {
  @TempDir static Path folder;
  private static GluePieces pieces;

  @BeforeAll
  static void precompile() throws Exception {
    pieces = new GluePieces(folder);
  }

  @Test
  void allSixtyBecomeShimsThatLinkWithAStub() throws Exception {
    List<Future<Path>> all = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
      for (SixtySignatures.Entry entry : SixtySignatures.read()) {
        all.add(
            threads.submit(
                () -> {
                  pieces.compile(entry.name(), entry.signature());
                  return pieces.link(entry.name());
                }));
      }
    }
    assertThat(all).hasSize(60);
    for (Future<Path> runner : all) {
      assertThat(runner.get()).isExecutable();
    }
  }

  /** Names that the generated code, or the headers it includes, use themselves. */
  @ParameterizedTest
  @ValueSource(strings = {"prepare", "call", "layout", "expect", "agree", "line", "page", "close"})
  void namesOfOurOwnAreNotInTheWay(String function) throws Exception {
    Structure structure =
        new Structure("Layout", List.of(Field.of("item", Scalar.F64), Field.text("fields", 9)));
    Extent product = new Extent.Product(new Extent.Symbol("sizes"), new Extent.Symbol("item_"));
    List<Parameter> parameters =
        List.of(
            new SizeArgument("n", "layout"),
            in("item", structure, new Shape.Vector(new Extent.Symbol("sizes"))),
            in("layout_", structure, new Shape.Single()),
            in("function", Scalar.F32, new Shape.Vector(product)),
            in("values", Scalar.BOOL, new Shape.Vector(new Extent.Symbol("layout"))),
            in("words", Scalar.U8, new Shape.Text(new Extent.Symbol("length"))),
            in("field", Scalar.BOOL, new Shape.Single()),
            out("Layout", Scalar.C128, new Shape.Matrix(product, new Extent.Symbol("length"))),
            out("input", Scalar.BOOL, new Shape.AtMost(new Extent.Symbol("sizes"))),
            out("expected", Scalar.F64, new Shape.AtMost(product)),
            out("got", Scalar.BOOL, new Shape.Fixed(3)),
            out("difference", Scalar.U64, new Shape.Single()),
            out("scale", Scalar.BOOL, new Shape.Single()));
    Signature signature =
        Signature.of(function, List.of(structure), parameters, Optional.of(Scalar.BOOL));
    pieces.compile(function, signature);
    assertThat(pieces.link(function)).isExecutable();
  }

  private static Argument in(String name, Element element, Shape shape) {
    return new Argument(name, element, shape, Direction.IN);
  }

  private static Argument out(String name, Element element, Shape shape) {
    return new Argument(name, element, shape, Direction.OUT);
  }
}
