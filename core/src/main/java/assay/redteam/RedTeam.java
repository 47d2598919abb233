package assay.redteam;

import assay.pack.Document;
import assay.pack.PackError;
import assay.pack.PackException;
import assay.pack.PackSchema;
import assay.pack.Place;
import assay.statistics.Effort;
import assay.task.Hash;
import assay.task.Task;
import assay.verdict.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** The collection of attacks, one folder each. */
public record RedTeam(List<Attack> attacks) {
  /** Batches so long that who stays awake between two of them has time to be seen. */
  public static final Effort EFFORT = new Effort("attack", 3, 3, 1, 3, 0.10, 5, false);

  private static final PackSchema SCHEMA = PackSchema.of(RedTeam.class, "attack.schema.json");

  public RedTeam {
    attacks = List.copyOf(attacks);
  }

  /** Loads every attack of a folder. */
  public static RedTeam load(Path folder) throws PackException {
    List<Attack> attacks = new ArrayList<>();
    try (Stream<Path> entries = Files.list(folder)) {
      for (Path one : entries.filter(Files::isDirectory).sorted().toList()) {
        attacks.add(attack(one));
      }
    } catch (IOException e) {
      throw new PackException(
          List.of(new PackError(folder, 0, "", "expected a readable folder of attacks")));
    }
    return new RedTeam(attacks);
  }

  /** The attacks written for the task, judged on a GPU or not. */
  public List<Attack> against(Task task, boolean gpu) {
    return attacks.stream().filter(attack -> attack.fits(task, gpu)).toList();
  }

  public String hash() {
    List<String> parts = new ArrayList<>();
    for (Attack attack : attacks) {
      parts.add(attack.id());
      parts.add(attack.template());
    }
    return Hash.of(parts);
  }

  private static Attack attack(Path folder) throws PackException, IOException {
    Document document = Document.read(folder.resolve("attack.yaml"));
    SCHEMA.check(document);
    Place top = document.top();
    List<String> tasks = new ArrayList<>();
    top.entry("tasks").items().forEach(item -> tasks.add(item.text()));
    Set<Outcome> ends = EnumSet.noneOf(Outcome.class);
    top.entry("ends").items().forEach(item -> ends.add(Outcome.valueOf(item.text())));
    return new Attack(
        String.valueOf(folder.getFileName()),
        top.entry("class").text(),
        top.entry("tries").text().strip(),
        tasks,
        top.find("needs").isPresent(),
        ends,
        top.find("at-most").map(place -> Double.valueOf(place.text())),
        weakness(top.entry("weakness")),
        Success.valueOf(top.entry("succeeds").text().toUpperCase(Locale.ROOT)),
        top.find("marker").map(Place::text),
        Files.readString(template(folder)));
  }

  /** A module in Python, or a function in C++. */
  private static Path template(Path folder) {
    Path module = folder.resolve("candidate.py");
    return Files.exists(module) ? module : folder.resolve("candidate.cpp");
  }

  private static Weakness weakness(Place place) throws PackException {
    List<String> known = Arrays.stream(Weakness.values()).map(Weakness::label).toList();
    PackError unknown =
        place.error("expected one of " + String.join(", ", known) + ", found " + place.text());
    return Weakness.named(place.text()).orElseThrow(() -> new PackException(List.of(unknown)));
  }
}
