package assay.pack;

import tools.jackson.databind.JsonNode;

/** Says in an error message what stands where something else was expected. */
public final class Found {
  private static final int LONGEST = 40;

  private Found() {}

  public static String of(JsonNode node) {
    return switch (node.getNodeType()) {
      case OBJECT -> node.isEmpty() ? "an empty map" : "a map";
      case ARRAY -> node.isEmpty() ? "an empty list" : "a list";
      case STRING -> text(node.asString());
      case NUMBER, BOOLEAN -> node.asString();
      case NULL, MISSING -> "nothing";
      case BINARY, POJO -> throw new IllegalStateException("Not from a file: " + node);
    };
  }

  private static String text(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    return line.length() <= LONGEST ? "'" + line + "'" : "'" + line.substring(0, LONGEST) + "…'";
  }
}
