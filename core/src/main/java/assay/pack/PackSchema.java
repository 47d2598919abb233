package assay.pack;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.path.NodePath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The structure of one kind of file. What a message calls expected is the {@code description} in
 * the schema, so every part of a schema that can fail has one.
 */
public final class PackSchema {
  private final JsonNode root;
  private final Schema schema;

  private PackSchema(JsonNode root) {
    this.root = root;
    this.schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(root);
    schema.initializeValidators();
  }

  /** Loads a schema that lies beside a class. */
  public static PackSchema of(Class<?> neighbour, String resource) {
    try (InputStream stream = neighbour.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IllegalArgumentException("There is no schema " + resource + ".");
      }
      return new PackSchema(JsonMapper.shared().readTree(stream));
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  /** Throws everything in which the document departs from the schema. */
  public void check(Document document) throws PackException {
    Report report = new Report();
    Place version = document.top().entry("schema");
    long newest = root.at("/properties/schema/const").asLong(1);
    if (version.node().isIntegralNumber() && version.node().asLong() > newest) {
      report.add(
          version,
          "expected " + newest + ", found " + version.text() + "; update Assay to read this file");
      report.check();
    }
    for (Error error : schema.validate(document.root())) {
      report(document, error, report);
    }
    report.check();
  }

  private void report(Document document, Error error, Report report) {
    Place place = place(document, error.getInstanceLocation());
    List<String> keyword = names(error.getSchemaLocation().getFragment());
    List<String> owner = keyword.subList(0, keyword.size() - 1);
    switch (error.getKeyword()) {
      case "additionalProperties" -> {
        List<String> known = List.copyOf(node(owner).path("properties").propertyNames());
        String key = error.getProperty();
        report.add(
            place.entry(key),
            "expected one of " + String.join(", ", known) + Spelling.hint(key, known));
      }
      case "required" -> {
        List<String> missing = new ArrayList<>(owner);
        missing.addAll(List.of("properties", error.getProperty()));
        report.add(
            place.entry(error.getProperty()), "expected " + described(missing) + ", found nothing");
      }
      default ->
          report.add(
              place,
              "expected "
                  + described(owner)
                  + ", found "
                  + Found.of(place.node())
                  + enumHint(owner, place.node()));
    }
  }

  private String enumHint(List<String> owner, JsonNode found) {
    List<String> known = new ArrayList<>();
    node(owner).path("enum").forEach(one -> known.add(one.asString()));
    return found.isString() ? Spelling.hint(found.asString(), known) : "";
  }

  /** The description nearest to a part of the schema, going outwards. */
  private String described(List<String> path) {
    for (int length = path.size(); length >= 0; length--) {
      Optional<String> description =
          node(path.subList(0, length)).path("description").asStringOpt();
      if (description.isPresent()) {
        return description.get();
      }
    }
    throw new IllegalStateException("No description in the schema for " + path);
  }

  private JsonNode node(List<String> path) {
    JsonNode node = root;
    for (String name : path) {
      node = node.isArray() ? node.path(Integer.parseInt(name)) : node.path(name);
    }
    return node;
  }

  private static Place place(Document document, NodePath path) {
    Place place = document.top();
    for (int depth = 0; depth < path.getNameCount(); depth++) {
      place =
          path.getElement(depth) instanceof Integer index
              ? new Place(document, place.pointer().appendIndex(index))
              : place.entry(path.getName(depth));
    }
    return place;
  }

  private static List<String> names(NodePath path) {
    List<String> names = new ArrayList<>();
    for (int depth = 0; depth < path.getNameCount(); depth++) {
      names.add(path.getName(depth));
    }
    return names;
  }
}
