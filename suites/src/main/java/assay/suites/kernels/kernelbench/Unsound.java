package assay.suites.kernels.kernelbench;

import assay.pack.Document;
import assay.pack.PackException;
import assay.pack.PackSchema;
import assay.pack.Place;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The problems that should not be counted. */
record Unsound(List<Entry> entries) {
  private static final String LIST = "unsound.yaml";

  Unsound {
    entries = List.copyOf(entries);
  }

  /**
   * Problems of a level with the same fault.
   *
   * @param deceived whether the fault lies with KernelBench's own judge alone
   */
  record Entry(int level, Set<Integer> problems, boolean deceived, String reason) {
    Entry {
      problems = Set.copyOf(problems);
    }
  }

  /** The list that comes with Assay. */
  static Unsound builtIn() {
    try (InputStream stream = Unsound.class.getResourceAsStream(LIST)) {
      if (stream == null) {
        throw new IllegalStateException("The list of unsound problems is missing.");
      }
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      Document document = Document.parse(Path.of(LIST), text);
      PackSchema.of(Unsound.class, "unsound.schema.json").check(document);
      List<Entry> entries = new ArrayList<>();
      for (Place place : document.top().entry("unsound").items()) {
        entries.add(entry(place));
      }
      return new Unsound(entries);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (PackException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Entry entry(Place place) {
    Set<Integer> problems = new HashSet<>();
    place.entry("problems").items().forEach(one -> problems.add(one.node().asInt()));
    return new Entry(
        place.entry("level").node().asInt(),
        problems,
        place.find("deceived").map(one -> one.node().asBoolean()).orElse(false),
        place.entry("reason").text());
  }

  /** Why a problem should not be counted whoever judges it. */
  Optional<String> reason(Problem problem) {
    return listed(problem, false);
  }

  /** Why verdicts of KernelBench's own judge should not be counted. */
  Optional<String> deceived(Problem problem) {
    return listed(problem, true);
  }

  private Optional<String> listed(Problem problem, boolean deceived) {
    return entries.stream()
        .filter(entry -> entry.deceived() == deceived && entry.level() == problem.level())
        .filter(entry -> entry.problems().contains(problem.number()))
        .map(Entry::reason)
        .findFirst();
  }
}
