package assay.suites.parallel.signature;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Which names C++ lets a problem use. */
public final class Identifier {
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");

  private static final Set<String> KEYWORDS =
      Set.of(
          """
          alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t \
          char16_t char32_t class co_await co_return co_yield compl concept const const_cast \
          consteval constexpr constinit continue decltype default delete do double dynamic_cast \
          else enum explicit export extern false float for friend goto if inline int long mutable \
          namespace new noexcept not not_eq nullptr operator or or_eq private protected public \
          register reinterpret_cast requires return short signed sizeof static static_assert \
          static_cast struct switch template this thread_local throw true try typedef typeid \
          typename union unsigned using virtual void volatile wchar_t while xor xor_eq"""
              .split(" "));

  /** What the C++ around a problem is called. */
  private static final Set<String> TAKEN = Set.of("Arguments", "Sizes", "main", "problem", "std");

  private Identifier() {}

  /** What keeps the name from being used, empty where nothing does. */
  public static Optional<String> objection(String name) {
    if (!PLAIN.matcher(name).matches() || name.contains("__")) {
      return Optional.of(
          "expected a C++ name of letters, digits and single underscores that starts with a letter,"
              + " found '"
              + name
              + "'");
    }
    if (KEYWORDS.contains(name)) {
      return Optional.of("expected a name, found the C++ keyword '" + name + "'");
    }
    if (TAKEN.contains(name) || name.startsWith("assay")) {
      return Optional.of("expected a name of your own, found '" + name + "', which Assay uses");
    }
    return Optional.empty();
  }
}
