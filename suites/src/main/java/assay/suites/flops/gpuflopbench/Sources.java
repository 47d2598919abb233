package assay.suites.flops.gpuflopbench;

import assay.pack.PackError;
import assay.pack.PackException;
import assay.suites.flops.kernel.Kind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The sources of programs, in the order of their paths. */
final class Sources {
  private static final Set<String> ENDINGS =
      Set.of("cu", "c", "cc", "h", "hpp", "cpp", "cxx", "cuh");
  private static final String RULE = "-".repeat(35) + "\n";

  /** A header from beside the program, too long to be shown whole. */
  private static final String LONG_HEADER = "refdata_2J14_W.h";

  private static final int LONG_HEADER_LINES = 54;

  private final Checkout checkout;
  private final Map<String, Map<String, String>> read = new HashMap<>();

  Sources(Checkout checkout) {
    this.checkout = checkout;
  }

  /** The files by their paths in the program's folder. */
  Map<String, String> of(String program) throws PackException {
    Map<String, String> known = read.get(program);
    if (known != null) {
      return known;
    }
    Path folder = checkout.programs().resolve(program).normalize();
    if (!folder.startsWith(checkout.programs()) || !Files.isDirectory(folder)) {
      throw unreadable(folder, "expected the folder of a program, found none");
    }
    Map<String, String> sources = new LinkedHashMap<>(beside(program));
    try {
      for (Path file : files(folder)) {
        sources.put(folder.relativize(file).toString(), text(file));
      }
    } catch (IOException e) {
      throw unreadable(folder, "expected readable sources, found: " + e.getMessage());
    }
    read.put(program, sources);
    return sources;
  }

  Map<String, String> of(String program, Variant variant, Kind kind) throws PackException {
    if (variant == Variant.ORIGINAL) {
      return of(program);
    }
    Map<String, String> sources = new LinkedHashMap<>();
    of(program)
        .forEach((name, text) -> sources.put(variant.of(name, kind), variant.of(text, kind)));
    return sources;
  }

  /** One text as gpuFLOPBench makes it, whose length it judges programs by. */
  String joined(String program) throws PackException {
    return of(program).entrySet().stream()
        .map(
            file ->
                RULE
                    + Path.of(file.getKey()).getFileName()
                    + "\n"
                    + RULE
                    + file.getValue()
                    + "\n\n")
        .collect(Collectors.joining());
  }

  /** What two programs need besides their own files, of which gpuFLOPBench shows this much. */
  private Map<String, String> beside(String program) throws PackException {
    return switch (program) {
      case "gmm-cuda" -> Map.of("data", "(1000 lines, each an event of 2 dimensions)\n");
      case "testSNAP-cuda" -> {
        Path header = checkout.programs().resolve("testSNAP-omp").resolve(LONG_HEADER);
        try {
          yield Map.of(
              LONG_HEADER,
              text(header)
                  .lines()
                  .limit(LONG_HEADER_LINES)
                  .collect(Collectors.joining("\n", "", "\n(the rest is left out)\n")));
        } catch (IOException e) {
          throw unreadable(header, "expected a readable header, found none");
        }
      }
      default -> Map.of();
    };
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> ENDINGS.contains(ending(file)))
          .sorted((left, right) -> left.toString().compareTo(right.toString()))
          .toList();
    }
  }

  private static String ending(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.startsWith(".") ? "" : name.substring(name.lastIndexOf('.') + 1);
  }

  /** Other bytes than text are replaced, and every line ends in the same way. */
  private static String text(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
        .replace("\r\n", "\n")
        .replace('\r', '\n');
  }

  private static PackException unreadable(Path path, String expected) {
    return new PackException(List.of(new PackError(path, 0, "", expected)));
  }
}
