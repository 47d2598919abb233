package assay.suites.parallel.problem;

import assay.pack.PackError;
import assay.pack.Report;
import assay.pack.Spelling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Finds the reference solutions of a problem: one file per execution model, named after it. */
final class Oracles {
  static final List<String> EXECUTION_MODELS =
      List.of("serial", "omp", "mpi", "mpi+omp", "kokkos", "cuda", "hip");

  private Oracles() {}

  static Map<String, Path> find(Path folder, Report report) throws IOException {
    Map<String, Path> oracles = new TreeMap<>();
    if (!Files.isDirectory(folder)) {
      return oracles;
    }
    List<Path> files;
    try (Stream<Path> entries = Files.list(folder)) {
      files = entries.sorted().toList();
    }
    List<String> known = new ArrayList<>();
    EXECUTION_MODELS.forEach(model -> known.add(fileName(model)));
    for (Path file : files) {
      String name = String.valueOf(file.getFileName());
      int model = known.indexOf(name);
      if (model >= 0) {
        oracles.put(EXECUTION_MODELS.get(model), file);
      } else {
        String expected =
            "expected an oracle called " + String.join(", ", known) + Spelling.hint(name, known);
        report.add(new PackError(file, 0, "", expected));
      }
    }
    return oracles;
  }

  private static String fileName(String model) {
    return switch (model) {
      case "cuda" -> "cuda.cu";
      case "hip" -> "hip.hip";
      default -> model + ".cpp";
    };
  }
}
