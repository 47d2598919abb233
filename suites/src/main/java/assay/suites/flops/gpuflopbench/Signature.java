package assay.suites.flops.gpuflopbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the compiler's names of plain functions, such as {@code _ZL4scaliPf}. Templates and members
 * of classes are beyond it; the profiler spells those out itself.
 */
final class Signature {
  private static final Map<Character, String> TYPES =
      Map.ofEntries(
          Map.entry('v', "void"),
          Map.entry('b', "bool"),
          Map.entry('c', "char"),
          Map.entry('a', "signed char"),
          Map.entry('h', "unsigned char"),
          Map.entry('s', "short"),
          Map.entry('t', "unsigned short"),
          Map.entry('i', "int"),
          Map.entry('j', "unsigned int"),
          Map.entry('l', "long"),
          Map.entry('m', "unsigned long"),
          Map.entry('x', "long long"),
          Map.entry('y', "unsigned long long"),
          Map.entry('f', "float"),
          Map.entry('d', "double"));

  private final String mangled;
  private final List<String> seen = new ArrayList<>();
  private int at;

  private Signature(String mangled, int start) {
    this.mangled = mangled;
    this.at = start;
  }

  /** The function's name and types; the name as it is where it cannot be read. */
  static String of(String name) {
    if (!name.startsWith("_Z") || name.contains("(")) {
      return name;
    }
    return new Signature(name, name.startsWith("_ZL") ? 3 : 2).read().orElse(name);
  }

  private Optional<String> read() {
    Optional<String> function = word();
    List<String> types = new ArrayList<>();
    while (function.isPresent() && at < mangled.length()) {
      Optional<String> type = type();
      if (type.isEmpty()) {
        return Optional.empty();
      }
      types.add(type.get());
    }
    String list = types.equals(List.of("void")) ? "" : String.join(", ", types);
    return function.map(found -> "%s(%s)".formatted(found, list));
  }

  private Optional<String> type() {
    if (at >= mangled.length()) {
      return Optional.empty();
    }
    char first = mangled.charAt(at);
    if (Character.isDigit(first)) {
      Optional<String> named = word();
      named.ifPresent(seen::add);
      return named;
    }
    at++;
    return switch (first) {
      case 'P' -> pointed("*");
      case 'K' -> pointed(" const");
      case 'V' -> pointed(" volatile");
      case 'S' -> again();
      default -> Optional.ofNullable(TYPES.get(first));
    };
  }

  private Optional<String> pointed(String suffix) {
    Optional<String> type = type().map(inner -> inner + suffix);
    type.ifPresent(seen::add);
    return type;
  }

  /** A type that came before: {@code S_} is the first, {@code S0_} the second. */
  private Optional<String> again() {
    int end = mangled.indexOf('_', at);
    if (end < 0 || !mangled.substring(at, end).matches("[0-9A-Z]{0,2}")) {
      return Optional.empty();
    }
    int index = end == at ? 0 : Integer.parseInt(mangled.substring(at, end), 36) + 1;
    at = end + 1;
    return index < seen.size() ? Optional.of(seen.get(index)) : Optional.empty();
  }

  /** A name after its length. */
  private Optional<String> word() {
    int end = at;
    while (end < mangled.length() && Character.isDigit(mangled.charAt(end))) {
      end++;
    }
    if (end == at || end - at > 3) {
      return Optional.empty();
    }
    int length = Integer.parseInt(mangled.substring(at, end));
    if (end + length > mangled.length()) {
      return Optional.empty();
    }
    at = end + length;
    return Optional.of(mangled.substring(end, at));
  }
}
