package assay.suites.parallel.problem;

import assay.pack.Document;
import assay.pack.PackException;
import assay.pack.PackSchema;
import assay.pack.Place;
import assay.pack.Report;
import assay.suite.Mutant;
import assay.task.Candidate;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reads the wrong solutions of a problem: each an oracle with one place changed, or a text. */
public final class Mutants {
  private static final PackSchema SCHEMA =
      PackSchema.of(Mutants.class, "/assay/suites/parallel/mutants.schema.json");

  private Mutants() {}

  /** Those in one execution model, under the file name given; none where the problem has none. */
  public static List<Mutant> of(Problem problem, String model, String file) throws PackException {
    Path source = problem.folder().resolve("mutants.yaml");
    if (!Files.exists(source)) {
      return List.of();
    }
    Document document = Document.read(source);
    SCHEMA.check(document);
    Report report = new Report();
    List<Mutant> mutants = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Place place : document.top().entry("mutants").items()) {
      Place name = place.entry("name");
      if (!names.add(name.text())) {
        report.add(name, "expected each name once, found '" + name.text() + "' again");
      }
      if (place.entry("of").text().equals(model)) {
        text(problem, model, place, report)
            .ifPresent(text -> mutants.add(mutant(place, Candidate.of(file, text))));
      }
    }
    report.check();
    return mutants;
  }

  private static Mutant mutant(Place place, Candidate candidate) {
    return new Mutant(
        place.entry("name").text(),
        candidate,
        place.find("only").map(only -> Mutant.Only.valueOf(only.text().toUpperCase(Locale.ROOT))),
        place.entry("race").node().asBoolean(false));
  }

  private static Optional<String> text(Problem problem, String model, Place place, Report report)
      throws PackException {
    Optional<String> code = place.find("code").map(Place::text);
    if (code.isPresent()) {
      return code;
    }
    Path oracle = problem.oracles().get(model);
    if (oracle == null) {
      report.add(place.entry("of"), "expected a model that has an oracle, found " + model);
      return Optional.empty();
    }
    String text = Document.text(oracle);
    Place replaced = place.entry("replace");
    int at = text.indexOf(replaced.text());
    if (at < 0 || text.indexOf(replaced.text(), at + 1) >= 0) {
      String found = at < 0 ? "nothing" : "it more than once";
      report.add(
          replaced,
          "expected a text that stands once in the oracle for " + model + ", found " + found);
      return Optional.empty();
    }
    int end = at + replaced.text().length();
    return Optional.of(text.substring(0, at) + place.entry("with").text() + text.substring(end));
  }
}
