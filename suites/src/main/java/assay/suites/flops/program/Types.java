package assay.suites.flops.program;

import assay.source.Token.Kind;
import java.util.Optional;
import java.util.Set;

/** Reads types and tells them from expressions. */
final class Types {
  private static final Set<String> QUALIFIERS =
      Set.of(
          "const",
          "volatile",
          "static",
          "constexpr",
          "extern",
          "inline",
          "__restrict__",
          "__shared__",
          "__constant__",
          "__device__",
          "__host__",
          "__global__",
          "typename",
          "struct",
          "class",
          "enum",
          "__forceinline__",
          "__noinline__",
          "register",
          "mutable",
          "thread_local",
          "explicit",
          "virtual",
          "friend",
          "__managed__",
          "__grid_constant__",
          "restrict",
          "__inline__");
  private static final Set<String> WITH_GROUP =
      Set.of("__launch_bounds__", "__align__", "alignas", "__attribute__", "__cluster_dims__");
  static final Set<String> WORDS =
      Set.of(
          "unsigned", "signed", "long", "short", "int", "char", "float", "double", "bool", "void");

  private final Cursor cursor;

  Types(Cursor cursor) {
    this.cursor = cursor;
  }

  /** The type that begins here, with its stars; no move where there is none. */
  Optional<Type> type() {
    int start = cursor.at();
    boolean shared = qualifiers();
    StringBuilder name = new StringBuilder();
    while (WORDS.contains(cursor.token().text()) && cursor.token().kind() == Kind.IDENTIFIER) {
      name.append(name.isEmpty() ? "" : " ").append(cursor.next().text());
      shared |= qualifiers();
    }
    if (name.isEmpty()) {
      cursor.take("::");
      while (cursor.isName()) {
        name.append(cursor.next().text());
        if (cursor.is("<")) {
          cursor.skipAngles();
        }
        if (!cursor.is("::")) {
          break;
        }
        cursor.next();
        name.append("::");
        qualifiers();
      }
    }
    if (name.isEmpty() || name.charAt(name.length() - 1) == ':') {
      cursor.back(start);
      return Optional.empty();
    }
    shared |= qualifiers();
    int depth = 0;
    boolean reference = false;
    while (cursor.is("*") || cursor.is("&") || cursor.is("&&")) {
      boolean star = cursor.next().is("*");
      depth += star ? 1 : 0;
      reference |= !star;
      shared |= qualifiers();
    }
    return Optional.of(new Type(name.toString(), depth, reference, shared));
  }

  private boolean qualifiers() {
    boolean shared = false;
    while (true) {
      String word = cursor.token().text();
      if (WITH_GROUP.contains(word)) {
        cursor.next();
        cursor.skipGroup();
      } else if (QUALIFIERS.contains(word) || cursor.token().kind() == Kind.STRING) {
        shared |= word.equals("__shared__");
        cursor.next();
      } else {
        return shared;
      }
    }
  }

  /** Whether a declaration begins here. */
  boolean declares() {
    int start = cursor.at();
    boolean declared = false;
    if (type().isPresent() && cursor.isName()) {
      cursor.next();
      declared =
          cursor.is("=")
              || cursor.is(";")
              || cursor.is("(")
              || cursor.is("{")
              || cursor.is("[")
              || cursor.is(",")
              || cursor.is(":");
    }
    cursor.back(start);
    return declared;
  }

  /** A type in parentheses before what it is the type of; no move otherwise. */
  Optional<Type> cast() {
    int start = cursor.at();
    cursor.next();
    boolean plain = WORDS.contains(cursor.token().text()) || cursor.is("const");
    Optional<Type> type = type();
    boolean closed = type.isPresent() && cursor.take(")");
    if (closed && (plain || isKnown(type.get()) || startsOperand())) {
      return type;
    }
    cursor.back(start);
    return Optional.empty();
  }

  /** Nothing but a cast stands right before a number or a name. */
  private boolean startsOperand() {
    return cursor.token().kind() == Kind.NUMBER || cursor.isName();
  }

  private static boolean isKnown(Type type) {
    return type.number() != Type.Numeric.UNTOLD || type.isVector() || type.depth() > 0;
  }
}
