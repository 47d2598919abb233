package assay.suites.parallel.problem;

import assay.pack.Place;
import assay.pack.Report;
import assay.suites.parallel.signature.Argument;
import assay.suites.parallel.signature.Direction;
import assay.suites.parallel.signature.Element;
import assay.suites.parallel.signature.Field;
import assay.suites.parallel.signature.Identifier;
import assay.suites.parallel.signature.Parameter;
import assay.suites.parallel.signature.Scalar;
import assay.suites.parallel.signature.Shape;
import assay.suites.parallel.signature.Signature;
import assay.suites.parallel.signature.SizeArgument;
import assay.suites.parallel.signature.Structure;
import assay.suites.parallel.signature.Type;
import assay.suites.parallel.signature.TypeParser;
import assay.suites.parallel.signature.TypeSyntaxException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the signature of a problem file whose structure has been checked. */
final class SignatureReader {
  private static final Set<String> TYPE_WORDS = Set.of("text", "size", "chars");

  private final Report report;
  private final Map<String, Structure> structures = new LinkedHashMap<>();
  private boolean failed;

  private SignatureReader(Report report) {
    this.report = report;
  }

  /** The signature, or nothing where the report says why. */
  static Optional<Signature> read(Place place, Report report) {
    return new SignatureReader(report).read(place);
  }

  private Optional<Signature> read(Place place) {
    Place function = place.entry("function");
    checkName(function, function.text());
    place.find("structures").ifPresent(this::readStructures);
    List<Parameter> parameters = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Place item : place.entry("parameters").items()) {
      Place parameter = item.entries().getFirst();
      checkName(parameter, parameter.key());
      if (!names.add(parameter.key())) {
        fail(parameter, "expected each parameter once, found '" + parameter.key() + "' again");
      }
      readParameter(parameter).ifPresent(parameters::add);
    }
    Optional<Element> returns = place.find("returns").flatMap(this::readScalar);
    if (failed) {
      return Optional.empty();
    }
    Signature signature =
        Signature.of(function.text(), List.copyOf(structures.values()), parameters, returns);
    checkResult(place, signature);
    checkReturned(place, signature);
    checkSymbols(place, signature);
    return failed ? Optional.empty() : Optional.of(signature);
  }

  private void readStructures(Place place) {
    for (Place structure : place.entries()) {
      checkName(structure, structure.key());
      if (Scalar.named(structure.key()).isPresent() || TYPE_WORDS.contains(structure.key())) {
        fail(structure, "expected a name of its own, found the type '" + structure.key() + "'");
      }
      List<Field> fields = new ArrayList<>();
      for (Place field : structure.entries()) {
        checkName(field, field.key());
        try {
          fields.add(TypeParser.field(field.key(), field.text()));
        } catch (TypeSyntaxException exception) {
          fail(field, exception);
        }
      }
      if (!fields.isEmpty()) {
        structures.put(structure.key(), new Structure(structure.key(), fields));
      }
    }
  }

  private Optional<Parameter> readParameter(Place place) {
    Optional<Place> direction = place.find("direction");
    Optional<Place> of = place.find("of");
    Type type;
    try {
      type = TypeParser.parse(place.entry("type").text(), structures);
    } catch (TypeSyntaxException exception) {
      fail(place.entry("type"), exception);
      return Optional.empty();
    }
    return switch (type) {
      case Type.Size() -> {
        direction.ifPresent(at -> fail(at, "expected no direction, because a size is only passed"));
        of.ifPresent(at -> checkName(at, at.text()));
        yield Optional.of(new SizeArgument(place.key(), of.map(Place::text).orElse(place.key())));
      }
      case Type.Data(Element element, Shape shape) -> {
        of.ifPresent(at -> fail(at, "expected 'of' only beside the type size"));
        Direction way = direction.map(SignatureReader::direction).orElse(Direction.IN);
        if (shape instanceof Shape.AtMost && way != Direction.OUT) {
          fail(place, "expected direction: out for a length the function decides");
          yield Optional.empty();
        }
        if (shape instanceof Shape.Text && way != Direction.IN) {
          fail(place, "expected direction: in, because text can only be read");
          yield Optional.empty();
        }
        yield Optional.of(new Argument(place.key(), element, shape, way));
      }
    };
  }

  private Optional<Element> readScalar(Place place) {
    try {
      return Optional.of(TypeParser.scalar(place.text()));
    } catch (TypeSyntaxException exception) {
      fail(place, exception);
      return Optional.empty();
    }
  }

  private void checkResult(Place place, Signature signature) {
    boolean writes =
        signature.arguments().stream().anyMatch(argument -> argument.direction().writes());
    if (signature.returns().isEmpty() && !writes) {
      fail(place, "expected a result: 'returns' or a parameter with direction out or inout");
    }
  }

  private void checkReturned(Place place, Signature signature) {
    for (Argument argument : signature.arguments()) {
      if (signature.returns().isPresent() && argument.name().equals("result")) {
        fail(place, "expected no parameter called 'result', which is what the function returns");
      }
    }
  }

  private void checkSymbols(Place place, Signature signature) {
    for (int index = 0; index < signature.parameters().size(); index++) {
      Parameter parameter = signature.parameters().get(index);
      boolean itself =
          parameter instanceof SizeArgument size && size.symbol().equals(parameter.name());
      if (!itself && signature.sizes().contains(parameter.name())) {
        fail(
            place.entry("parameters").items().get(index).entry(parameter.name()),
            "expected a name that is no size symbol, found '" + parameter.name() + "'");
      }
    }
  }

  private void checkName(Place place, String name) {
    Identifier.objection(name).ifPresent(objection -> fail(place, objection));
  }

  private void fail(Place place, TypeSyntaxException exception) {
    fail(place, String.valueOf(exception.getMessage()));
  }

  private void fail(Place place, String expected) {
    failed = true;
    report.add(place, expected);
  }

  private static Direction direction(Place place) {
    return Direction.valueOf(place.text().toUpperCase(Locale.ROOT));
  }
}
