package assay.suites.flops.kernel;

import assay.pack.Document;
import assay.pack.PackException;
import assay.pack.PackSchema;
import assay.pack.Place;
import assay.pack.Report;
import assay.suites.flops.solver.Extent;
import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Reads a kernel from its folder and says all that is wrong with it. */
final class KernelReader {
  private static final PackSchema KERNEL = PackSchema.of(KernelReader.class, "kernel.schema.json");
  private static final PackSchema TRUTH = PackSchema.of(KernelReader.class, "truth.schema.json");
  private static final Pattern SINGLE = Pattern.compile("-?[0-9]+([.][0-9]+)?f");
  private static final String CUBIN = "kernel.cubin";

  private final Path folder;
  private final Report report = new Report();

  KernelReader(Path folder) {
    this.folder = folder;
  }

  FlopsKernel read() throws PackException {
    Document document = Document.read(folder.resolve("kernel.yaml"));
    KERNEL.check(document);
    Place top = document.top();
    Map<String, String> sources = new LinkedHashMap<>();
    for (Place source : top.entry("sources").items()) {
      sources.put(source.text(), Document.text(folder.resolve(source.text())));
    }
    Map<Attribute, String> attributes = attributes(top, String.join("\n", sources.values()));
    Place launch = top.entry("launch");
    List<String> run = new ArrayList<>();
    top.entry("run").items().forEach(item -> run.add(item.text()));
    List<Argument> arguments = new ArrayList<>();
    for (Place item : launch.entry("arguments").items()) {
      arguments.add(argument(item));
    }
    Truth truth = truth();
    Kind kind = Kind.labelled(top.entry("class").text());
    if (kind != truth.counts().kind()) {
      report.add(
          top.entry("class"),
          "expected %s, as was measured, found %s"
              .formatted(truth.counts().kind().label(), kind.label()));
    }
    report.check();
    return new FlopsKernel(
        "%s/%s"
            .formatted(folder.resolveSibling(".").normalize().getFileName(), folder.getFileName()),
        top.entry("title").text(),
        sources,
        top.entry("compile").text(),
        run,
        top.entry("kernel").text(),
        top.find("symbol").map(Place::text),
        extent(launch.entry("grid")),
        extent(launch.entry("block")),
        launch.entry("shared").node().asInt(),
        Optional.of(arguments),
        attributes,
        top.find("note").map(Place::text),
        truth,
        folder.toAbsolutePath().normalize(),
        Optional.of(folder.resolve(CUBIN)),
        Optional.empty());
  }

  /** Each is proved by a piece of the source. */
  private Map<Attribute, String> attributes(Place top, String sources) {
    Map<Attribute, String> attributes = new EnumMap<>(Attribute.class);
    for (Place entry : top.entry("attributes").entries()) {
      attributes.put(Attribute.valueOf(entry.key().toUpperCase(Locale.ROOT)), entry.text());
      if (!sources.contains(entry.text())) {
        report.add(entry, "expected a piece of the source, found something that is not in it");
      }
    }
    return attributes;
  }

  private static Extent extent(Place place) {
    List<Place> sizes = place.items();
    return new Extent(
        sizes.get(0).node().asInt(), sizes.get(1).node().asInt(), sizes.get(2).node().asInt());
  }

  private Argument argument(Place place) {
    if (place.node().isArray()) {
      List<Argument> members = new ArrayList<>();
      place.items().forEach(member -> members.add(argument(member)));
      return new Argument.Structure(members);
    }
    if (place.node().isBoolean()) {
      return new Argument.Whole(place.node().asBoolean() ? 1 : 0);
    }
    if (place.node().isIntegralNumber()) {
      return new Argument.Whole(place.node().asLong());
    }
    if (place.node().isNumber()) {
      return new Argument.Fraction(place.node().asDouble(), false);
    }
    String text = place.text();
    if (SINGLE.matcher(text).matches()) {
      return new Argument.Fraction(Double.parseDouble(text.substring(0, text.length() - 1)), true);
    }
    if (!text.equals("pointer")) {
      report.add(place, "expected a number or the word pointer, found '" + text + "'");
    }
    return new Argument.Pointer();
  }

  private Truth truth() throws PackException {
    Document document = Document.read(folder.resolve("truth.yaml"));
    TRUTH.check(document);
    Place top = document.top();
    Truth.Measured truth =
        new Truth.Measured(
            top.entry("gpu").text(),
            top.entry("compiler").text(),
            top.entry("cubin").text(),
            counts(top.entry("executed")),
            counts(top.entry("besides")));
    try {
      if (!Hash.ofBytes(Files.readAllBytes(folder.resolve(CUBIN))).equals(truth.cubin())) {
        report.add(top.entry("cubin"), "expected the SHA-256 of " + CUBIN + ", found another");
      }
    } catch (IOException e) {
      report.add(top.entry("cubin"), "expected a readable " + CUBIN + " beside it, found none");
    }
    return truth;
  }

  private static Map<String, Long> counts(Place place) {
    Map<String, Long> counts = new TreeMap<>();
    place.entries().forEach(one -> counts.put(one.key(), one.node().asLong()));
    return counts;
  }
}
