package assay.suites.parallel.problem;

import assay.pack.Document;
import assay.pack.PackError;
import assay.pack.PackException;
import assay.pack.PackSchema;
import assay.pack.Place;
import assay.pack.Report;
import assay.suites.parallel.signature.Extent;
import assay.suites.parallel.signature.Identifier;
import assay.suites.parallel.signature.Signature;
import assay.suites.parallel.signature.TypeParser;
import assay.suites.parallel.signature.TypeSyntaxException;
import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads one problem folder. */
final class ProblemReader {
  private static final PackSchema SCHEMA =
      PackSchema.of(ProblemReader.class, "/assay/suites/parallel/problem.schema.json");

  private final Path folder;
  private final Report report = new Report();

  ProblemReader(Path folder) {
    this.folder = folder;
  }

  Problem read() throws PackException {
    Path file = folder.resolve("problem.yaml");
    Path source = folder.resolve("problem.cpp");
    String yaml = Document.text(file);
    Document document = Document.parse(file, yaml);
    SCHEMA.check(document);
    Place top = document.top();
    String code = code(source);
    Map<String, Path> oracles = oracles();
    List<Provided> provided = provided(top);
    Optional<Signature> signature = SignatureReader.read(top.entry("signature"), report);
    if (signature.isEmpty()) {
      report.check();
    }
    Signature known = signature.orElseThrow();
    SizesReader reader = new SizesReader(known, report);
    Map<String, Constraint> where = reader.where(top.entry("where"));
    Sizes sizes = reader.sizes(top.entry("sizes"), where);
    List<Example> examples = new ArrayList<>();
    for (Place example : top.entry("examples").items()) {
      examples.add(ExampleReader.read(example, known, where, report));
    }
    Optional<Gpu> gpu = top.find("gpu").map(this::gpu);
    report.check();
    Path absolute = folder.toAbsolutePath().normalize();
    String name = String.valueOf(absolute.getFileName());
    String type = String.valueOf(absolute.resolveSibling("").getFileName());
    return new Problem(
        type + "/" + name,
        type,
        name,
        top.entry("title").text(),
        top.entry("text").text(),
        examples,
        known,
        provided,
        where,
        sizes,
        top.entry("distributions").items().stream().map(Place::text).toList(),
        comparison(top.entry("compare")),
        top.entry("limits").find("call_seconds").map(ProblemReader::duration),
        top.find("origin").map(ProblemReader::origin),
        top.find("mpi").map(mpi -> Mpi.valueOf(upper(mpi.entry("result")))),
        gpu,
        oracles,
        folder,
        source,
        Hash.of("problem.yaml", yaml, "problem.cpp", code));
  }

  private String code(Path source) {
    try {
      return Document.text(source);
    } catch (PackException exception) {
      report.addAll(exception);
      return "";
    }
  }

  private Map<String, Path> oracles() {
    Path oracles = folder.resolve("oracles");
    try {
      return Oracles.find(oracles, report);
    } catch (IOException exception) {
      report.add(new PackError(oracles, 0, "", "expected a readable folder, found: " + exception));
      return Map.of();
    }
  }

  private List<Provided> provided(Place top) {
    List<Provided> provided = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Place place : top.entry("provided").items()) {
      Place name = place.entry("name");
      Identifier.objection(name.text()).ifPresent(objection -> report.add(name, objection));
      if (!names.add(name.text())) {
        report.add(name, "expected each helper once, found '" + name.text() + "' again");
      }
      List<String> models =
          place
              .find("for")
              .map(list -> list.items().stream().map(Place::text).toList())
              .orElse(Oracles.EXECUTION_MODELS);
      provided.add(new Provided(name.text(), place.entry("text").text(), models));
    }
    return provided;
  }

  private static Comparison comparison(Place place) {
    Place norm = place.entry("norm");
    if (norm.exists()) {
      return new Comparison.Norm(
          norm.entry("tolerance").node().asDouble(),
          norm.find("scale").map(Place::text).orElse("expected"));
    }
    return place
        .find("verifier")
        .<Comparison>map(verifier -> new Comparison.Verifier(verifier.text()))
        .orElse(new Comparison.Exact());
  }

  private static Duration duration(Place seconds) {
    return Duration.ofMillis(Math.round(seconds.node().asDouble() * 1000));
  }

  private static Origin origin(Place place) {
    return new Origin(
        place.entry("pareval").text(), place.find("changes").map(Place::text).orElse(""));
  }

  private Gpu gpu(Place place) {
    return new Gpu(
        Gpu.Form.valueOf(upper(place.entry("form"))),
        place.find("threads").flatMap(this::extent),
        place.find("count").map(Place::text));
  }

  private Optional<Extent> extent(Place place) {
    try {
      return Optional.of(TypeParser.extent(place.text()));
    } catch (TypeSyntaxException exception) {
      report.add(place, String.valueOf(exception.getMessage()));
      return Optional.empty();
    }
  }

  private static String upper(Place place) {
    return place.text().toUpperCase(Locale.ROOT);
  }
}
