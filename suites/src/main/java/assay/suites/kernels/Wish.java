package assay.suites.kernels;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a candidate wants compiled, as it was written down in its sandbox; nothing in it is
 * believed.
 *
 * @param name under which the candidate looks for it later
 * @param cuda the text with its kernels for a GPU, empty where it has none
 * @param functions those of the text that it wants to call; none where the text says that itself
 */
record Wish(String name, String text, String cuda, List<String> functions, List<String> flags) {
  private static final Pattern FILE = Pattern.compile("([0-9a-f]{32})[.]json");
  private static final long MOST_BYTES = 4L << 20;

  /** Those that the compiler is told; any other is left out. */
  private static final Set<String> ALLOWED =
      Set.of(
          "-O2",
          "-O3",
          "-Ofast",
          "-ffast-math",
          "-fopenmp",
          "-march=native",
          "-mtune=native",
          "-funroll-loops",
          "-mavx2",
          "-mfma",
          "-mavx512f",
          "-std=c++17",
          "-std=c++20",
          "--use_fast_math");

  Wish {
    functions = List.copyOf(functions);
    flags = List.copyOf(flags);
  }

  /** The wishes in a folder, so many at most. */
  static List<Wish> in(Path folder, int most) throws IOException {
    List<Wish> wishes = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().limit(1000).toList()) {
        var named = FILE.matcher(String.valueOf(file.getFileName()));
        if (named.matches()
            && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
            && Files.size(file) <= MOST_BYTES
            && wishes.size() < most) {
          read(named.group(1), Files.readString(file), wishes);
        }
      }
    }
    return wishes;
  }

  private static void read(String name, String text, List<Wish> wishes) {
    try {
      JsonNode wish = JsonMapper.shared().readTree(text);
      List<String> flags = new ArrayList<>();
      for (JsonNode flag : wish.path("flags")) {
        if (ALLOWED.contains(flag.asString(""))) {
          flags.add(flag.asString());
        }
      }
      List<String> functions = new ArrayList<>();
      wish.path("functions").forEach(one -> functions.add(one.asString("")));
      wishes.add(
          new Wish(
              name,
              wish.path("text").asString(""),
              wish.path("cuda").asString(""),
              functions,
              flags));
    } catch (JacksonException broken) {
      wishes.add(new Wish(name, "", "", List.of(), List.of()));
    }
  }
}
