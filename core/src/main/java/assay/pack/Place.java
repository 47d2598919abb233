package assay.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

/** A value in a document together with its address, so that whoever reads it can complain. */
public record Place(Document document, JsonPointer pointer) {
  /** The value, a missing node where the document has none. */
  public JsonNode node() {
    return document.root().at(pointer);
  }

  public boolean exists() {
    return !node().isMissingNode();
  }

  /** The entry of a map, whether it exists or not. */
  public Place entry(String key) {
    return new Place(document, pointer.appendProperty(key));
  }

  /** The entry of a map, where it exists. */
  public Optional<Place> find(String key) {
    return Optional.of(entry(key)).filter(Place::exists);
  }

  /** All entries of a map, in the order of the file. */
  public List<Place> entries() {
    List<Place> entries = new ArrayList<>();
    for (String key : node().propertyNames()) {
      entries.add(entry(key));
    }
    return entries;
  }

  /** All elements of a list. */
  public List<Place> items() {
    List<Place> items = new ArrayList<>();
    for (int index = 0; index < node().size(); index++) {
      items.add(new Place(document, pointer.appendIndex(index)));
    }
    return items;
  }

  /** The key under which the value stands in its map. */
  public String key() {
    return pointer.last().getMatchingProperty();
  }

  /** The value as text. */
  public String text() {
    return node().asString();
  }

  /** The address as it is shown, such as {@code examples[0].in.x}. */
  public String field() {
    StringBuilder field = new StringBuilder();
    JsonNode node = document.root();
    for (JsonPointer rest = pointer; !rest.matches(); rest = rest.tail()) {
      String segment = rest.getMatchingProperty();
      if (node.isArray()) {
        field.append('[').append(segment).append(']');
        node = node.path(rest.getMatchingIndex());
      } else {
        field.append(field.isEmpty() ? "" : ".").append(segment);
        node = node.path(segment);
      }
    }
    return field.toString();
  }

  /** Its position, or that of the nearest value around it where it is missing. */
  public Position position() {
    return document.position(pointer);
  }

  public PackError error(String expected) {
    return new PackError(document.file(), position().line(), field(), expected);
  }
}
