package assay.suites.flops.gpuflopbench;

import assay.pack.JsonFile;
import assay.pack.PackException;
import assay.source.Lexer;
import assay.source.Token;
import assay.suites.flops.kernel.Attribute;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** What gpuFLOPBench's authors found hard about kernels, by program and bare name. */
record Annotations(Map<Name, Set<Attribute>> attributes) {
  private static final String KERNEL = "__global__";

  /** A kernel of a program. */
  record Name(String program, String kernel) {}

  static Annotations read(Checkout checkout) throws PackException {
    JsonFile file = JsonFile.read(checkout.annotations());
    JsonFile snippets = JsonFile.read(checkout.snippets());
    List<JsonNode> categories = List.copyOf(file.root().path("categories").values());
    List<Attribute> all = List.of(Attribute.values());
    if (categories.size() < all.size()) {
      throw file.wrong("categories", "expected at least eight categories");
    }
    Map<Name, Set<Attribute>> found = new HashMap<>();
    for (Map.Entry<String, JsonNode> entry : file.root().path("classifications").properties()) {
      String[] parts = entry.getKey().split("[|]", 3);
      if (parts.length < 3 || !parts[2].matches("[0-9]{1,6}")) {
        throw file.wrong(entry.getKey(), "expected a program, a file and a number");
      }
      String snippet =
          snippets
              .root()
              .path(parts[0])
              .path(parts[1])
              .path(Integer.parseInt(parts[2]))
              .asString("");
      Set<Attribute> attributes = EnumSet.noneOf(Attribute.class);
      for (int index = 0; index < all.size(); index++) {
        if (entry.getValue().path(categories.get(index).asString("")).asBoolean(false)) {
          attributes.add(all.get(index));
        }
      }
      kernel(snippet).ifPresent(name -> found.putIfAbsent(new Name(parts[0], name), attributes));
    }
    return new Annotations(found);
  }

  Optional<Set<Attribute>> of(String program, String kernel) {
    return Optional.ofNullable(attributes.get(new Name(program, kernel)));
  }

  /** The name of the last kernel in a snippet; what it calls stands before it. */
  static Optional<String> kernel(String snippet) {
    List<Token> tokens = Lexer.tokens(snippet);
    int at = tokens.size() - 1;
    while (at >= 0 && !tokens.get(at).is(KERNEL)) {
      at--;
    }
    if (at < 0) {
      return Optional.empty();
    }
    for (int index = at + 1; index + 1 < tokens.size(); index++) {
      Token token = tokens.get(index);
      boolean called = tokens.get(index + 1).is("(") || tokens.get(index + 1).is("<");
      if (token.kind() == Token.Kind.IDENTIFIER && called) {
        if (!token.text().startsWith("__")) {
          return Optional.of(token.text());
        }
        index = closing(tokens, index + 1);
      }
    }
    return Optional.empty();
  }

  private static int closing(List<Token> tokens, int open) {
    int depth = 0;
    for (int index = open; index < tokens.size(); index++) {
      depth += tokens.get(index).is("(") ? 1 : 0;
      depth -= tokens.get(index).is(")") ? 1 : 0;
      if (depth == 0) {
        return index;
      }
    }
    return tokens.size();
  }
}
