package assay.pack;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

/**
 * A YAML file as a tree of values that know their positions.
 *
 * @param file where it was read from
 * @param root its contents
 * @param positions the position of every value by its pointer: that of the key for a map's entry
 */
public record Document(Path file, JsonNode root, Map<JsonPointer, Position> positions) {
  public Document {
    positions = Map.copyOf(positions);
  }

  public static Document read(Path file) throws PackException {
    return parse(file, text(file));
  }

  /** Parses a text already read; the file is what errors name. */
  public static Document parse(Path file, String text) throws PackException {
    return YamlReader.read(file, text);
  }

  /** The text of a file that a pack must have. */
  public static String text(Path file) throws PackException {
    String trouble;
    try {
      return Files.readString(file);
    } catch (NoSuchFileException _) {
      trouble = "expected this file, found nothing";
    } catch (CharacterCodingException _) {
      trouble = "expected text in UTF-8, found other bytes";
    } catch (IOException exception) {
      trouble = "expected a readable file, found: " + exception.getMessage();
    }
    throw new PackException(List.of(new PackError(file, 0, "", trouble)));
  }

  /** The document as a whole. */
  public Place top() {
    return new Place(this, JsonPointer.empty());
  }

  Position position(JsonPointer pointer) {
    JsonPointer at = pointer;
    while (true) {
      Position position = positions.get(at);
      if (position != null) {
        return position;
      }
      if (at.matches()) {
        return new Position(1, 1);
      }
      at = at.head();
    }
  }
}
