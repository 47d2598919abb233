package assay.suites.flops.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the device code of a program: the functions marked for the device, the structures, the
 * variables and the names for types. The rest is passed over, and so is what is beyond this reader,
 * which is said.
 */
public final class ProgramReader {
  private static final Set<String> DEVICE = Set.of("__global__", "__device__");

  private final List<Function> functions = new ArrayList<>();
  private final Map<String, List<Variable>> structures = new LinkedHashMap<>();
  private final Map<String, Variable> globals = new LinkedHashMap<>();
  private final Map<String, Type> aliases = new LinkedHashMap<>();
  private final List<String> unread = new ArrayList<>();

  private ProgramReader() {}

  /**
   * Reads all files.
   *
   * @param sources text by file name
   * @param compile the command that compiles them, for the macros that it defines
   */
  public static Program read(Map<String, String> sources, String compile) {
    ProgramReader reader = new ProgramReader();
    Macros macros = new Macros(compile);
    List<String> names = new ArrayList<>(sources.keySet());
    names.sort((a, b) -> Boolean.compare(isHeader(b), isHeader(a)));
    for (String name : names) {
      String text = sources.getOrDefault(name, "");
      Cursor cursor = new Cursor(name, text, macros.expanded(text));
      reader.scope(cursor, Optional.empty());
    }
    return new Program(
        reader.functions, reader.structures, reader.globals, reader.aliases, reader.unread);
  }

  private static boolean isHeader(String name) {
    return name.endsWith(".h") || name.endsWith(".hpp") || name.endsWith(".cuh");
  }

  private void scope(Cursor cursor, Optional<String> owner) {
    while (!cursor.ended() && !cursor.is("}")) {
      int start = cursor.at();
      Statements statements = new Statements(cursor);
      try {
        definition(cursor, statements, owner);
      } catch (SourceException e) {
        boolean device = false;
        int reached = cursor.at();
        cursor.back(start);
        while (cursor.at() < reached) {
          device |= DEVICE.contains(cursor.next().text());
        }
        cursor.back(start);
        skipDefinition(cursor);
        if (device) {
          unread.add(String.valueOf(e.getMessage()));
        }
      }
      aliases.putAll(statements.aliases);
      if (cursor.at() == start) {
        cursor.next();
      }
    }
  }

  private void definition(Cursor cursor, Statements statements, Optional<String> owner)
      throws SourceException {
    int start = cursor.at();
    if (cursor.is("namespace") && !cursor.ahead(2).is("=")) {
      while (!cursor.take("{") && !cursor.ended()) {
        cursor.next();
      }
      scope(cursor, owner);
      cursor.take("}");
      return;
    }
    List<String> wholes = new ArrayList<>();
    while (cursor.take("template")) {
      wholes.addAll(templateParameters(cursor));
    }
    if (cursor.is("using") && cursor.ahead(2).is("=")) {
      statements.alias();
    } else if ((cursor.is("struct") || cursor.is("class")) && isDefined(cursor)) {
      structure(cursor);
    } else if (cursor.is("enum")) {
      enumeration(cursor);
    } else if (cursor.is(";") || (cursor.ahead(1).is(":") && !cursor.ahead(1).is("::"))) {
      cursor.next();
      cursor.take(":");
    } else {
      functionOrVariable(cursor, statements, owner, start, wholes);
    }
  }

  private static boolean isDefined(Cursor cursor) {
    int distance = 1;
    while (!cursor.ahead(distance).is("{") && !cursor.ahead(distance).text().isEmpty()) {
      if (cursor.ahead(distance).is(";")
          || cursor.ahead(distance).is("(")
          || cursor.ahead(distance).is("=")) {
        return false;
      }
      distance++;
    }
    return true;
  }

  private void structure(Cursor cursor) throws SourceException {
    cursor.next();
    while (cursor.ahead(1).is("(")) {
      cursor.next();
      cursor.skipGroup();
    }
    String name = cursor.name();
    while (!cursor.take("{")) {
      cursor.next();
    }
    structures.computeIfAbsent(name, _ -> new ArrayList<>());
    scope(cursor, Optional.of(name));
    cursor.expect("}");
    while (!cursor.take(";") && !cursor.ended()) {
      cursor.next();
    }
  }

  private void enumeration(Cursor cursor) {
    while (!cursor.is("{") && !cursor.is(";") && !cursor.ended()) {
      cursor.next();
    }
    int end = cursor.at();
    cursor.skipGroup();
    int after = cursor.at();
    cursor.back(end);
    while (cursor.at() < after) {
      if (cursor.isName() && !cursor.ahead(-1).is("=")) {
        int start = cursor.at();
        String name = cursor.next().text();
        globals.put(name, new Variable(cursor.span(start), name, Type.INT, List.of()));
      } else {
        cursor.next();
      }
    }
    cursor.take(";");
  }

  private void functionOrVariable(
      Cursor cursor, Statements statements, Optional<String> owner, int start, List<String> wholes)
      throws SourceException {
    int before = cursor.at();
    Type type = statements.types.type().orElseThrow(() -> cursor.trouble("expected a type"));
    boolean device = false;
    boolean kernel = false;
    int here = cursor.at();
    cursor.back(start);
    while (cursor.at() < here) {
      String word = cursor.next().text();
      device |= DEVICE.contains(word);
      kernel |= word.equals("__global__");
    }
    String name;
    if (cursor.take("operator")) {
      StringBuilder operator = new StringBuilder("operator");
      do {
        operator.append(cursor.next().text());
      } while (!cursor.is("("));
      name = operator.toString();
    } else if (cursor.is("(") && owner.filter(type.name()::equals).isPresent()) {
      name = type.name();
    } else if (cursor.ahead(1).is("(")) {
      name = cursor.name();
    } else {
      cursor.back(before);
      for (Variable variable : statements.declaration().variables()) {
        if (owner.isPresent()) {
          structures.getOrDefault(owner.get(), new ArrayList<>()).add(variable);
        } else {
          globals.put(variable.name(), variable);
        }
      }
      return;
    }
    if (!device) {
      skipDefinition(cursor);
      return;
    }
    List<Variable> parameters = statements.parameters();
    while (!cursor.is("{") && !cursor.is(";") && !cursor.ended()) {
      cursor.next();
    }
    if (cursor.take(";")) {
      return;
    }
    Span head = cursor.span(start);
    Statement body = statements.one();
    functions.add(new Function(head, name, owner, type, parameters, wholes, kernel, body));
  }

  private List<String> templateParameters(Cursor cursor) throws SourceException {
    List<String> wholes = new ArrayList<>();
    int start = cursor.at();
    if (!cursor.skipAngles()) {
      throw cursor.trouble("expected template parameters");
    }
    int end = cursor.at();
    cursor.back(start);
    while (cursor.at() < end) {
      boolean whole = Type.of(cursor.next().text()).number() == Type.Numeric.WHOLE;
      if (whole && cursor.isName()) {
        wholes.add(cursor.token().text());
      }
    }
    return wholes;
  }

  /** Moves to the end of what is defined here: past its braces or its semicolon. */
  private static void skipDefinition(Cursor cursor) {
    while (!cursor.ended()) {
      if (cursor.is("(") || cursor.is("[")) {
        cursor.skipGroup();
      } else if (cursor.is("{")) {
        cursor.skipGroup();
        cursor.take(";");
        return;
      } else if (cursor.is("}")) {
        return;
      } else if (cursor.next().is(";")) {
        return;
      }
    }
  }
}
