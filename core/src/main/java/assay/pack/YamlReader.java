package assay.pack;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Turns YAML into a document. It takes the plain part of YAML: no aliases, no tags. */
final class YamlReader {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final Path file;
  private final Map<JsonPointer, Position> positions = new HashMap<>();
  private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  private YamlReader(Path file) {
    this.file = file;
  }

  static Document read(Path file, String text) throws PackException {
    YamlReader reader = new YamlReader(file);
    Optional<Node> node;
    try {
      node =
          new Compose(LoadSettings.builder().setAllowNonScalarKeys(true).build())
              .composeString(text);
    } catch (MarkedYamlEngineException exception) {
      int line = exception.getProblemMark().map(Mark::getLine).orElse(-1) + 1;
      throw reader.failure(line, "expected valid YAML, found: " + exception.getProblem());
    } catch (YamlEngineException exception) {
      throw reader.failure(0, "expected valid YAML, found: " + exception.getMessage());
    }
    if (node.isEmpty()) {
      throw reader.failure(0, "expected a map, found an empty file");
    }
    JsonPointer top = JsonPointer.empty();
    reader.positions.put(top, position(node.get()));
    JsonNode root = reader.value(node.get(), top);
    return new Document(file, root, reader.positions);
  }

  private JsonNode value(Node node, JsonPointer pointer) throws PackException {
    if (!seen.add(node)) {
      Position use = positions.getOrDefault(pointer, position(node));
      throw failure(use.line(), "expected a value of its own, found an alias");
    }
    return switch (node) {
      case MappingNode mapping -> map(mapping, pointer);
      case SequenceNode sequence -> list(sequence, pointer);
      case ScalarNode scalar -> scalar(scalar);
      default -> throw failure(node, "expected a map, a list or a value");
    };
  }

  private ObjectNode map(MappingNode mapping, JsonPointer pointer) throws PackException {
    ObjectNode map = NODES.objectNode();
    for (NodeTuple tuple : mapping.getValue()) {
      if (!(tuple.getKeyNode() instanceof ScalarNode keyNode)) {
        throw failure(tuple.getKeyNode(), "expected a plain key");
      }
      String key = keyNode.getValue();
      if (map.has(key)) {
        throw failure(keyNode, "expected each key once, found '" + key + "' again");
      }
      JsonPointer entry = pointer.appendProperty(key);
      positions.put(entry, position(keyNode));
      map.set(key, value(tuple.getValueNode(), entry));
    }
    return map;
  }

  private ArrayNode list(SequenceNode sequence, JsonPointer pointer) throws PackException {
    ArrayNode list = NODES.arrayNode();
    for (Node item : sequence.getValue()) {
      JsonPointer element = pointer.appendIndex(list.size());
      positions.put(element, position(item));
      list.add(value(item, element));
    }
    return list;
  }

  private JsonNode scalar(ScalarNode scalar) throws PackException {
    String text = scalar.getValue();
    Tag tag = scalar.getTag();
    if (tag.equals(Tag.STR)) {
      return NODES.stringNode(text);
    }
    if (tag.equals(Tag.NULL)) {
      return NODES.nullNode();
    }
    if (tag.equals(Tag.BOOL)) {
      return NODES.booleanNode(Boolean.parseBoolean(text));
    }
    if (tag.equals(Tag.INT)) {
      return whole(text);
    }
    if (tag.equals(Tag.FLOAT)) {
      return NODES.numberNode(real(text));
    }
    throw failure(scalar, "expected a plain value, found the tag " + tag.getValue());
  }

  private static JsonNode whole(String text) {
    BigInteger value = new BigInteger(text);
    return value.bitLength() < Long.SIZE
        ? NODES.numberNode(value.longValue())
        : NODES.numberNode(value);
  }

  private static double real(String text) {
    return switch (text) {
      case ".inf" -> Double.POSITIVE_INFINITY;
      case "-.inf" -> Double.NEGATIVE_INFINITY;
      case ".nan" -> Double.NaN;
      default -> Double.parseDouble(text);
    };
  }

  private PackException failure(Node node, String expected) {
    return failure(position(node).line(), expected);
  }

  private PackException failure(int line, String expected) {
    return new PackException(List.of(new PackError(file, line, "", expected)));
  }

  private static Position position(Node node) {
    return node.getStartMark()
        .map(mark -> new Position(mark.getLine() + 1, mark.getColumn() + 1))
        .orElse(new Position(1, 1));
  }
}
