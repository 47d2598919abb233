package assay.suites.flops.gpuflopbench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Turns a command of gpuFLOPBench's, which is clang's, into one of nvcc's that makes a cubin.
 *
 * @param checkout the folder of all programs
 * @param programs the folder with the program, which may be another
 */
record DeviceCompile(Path checkout, Path programs, String program) {
  private static final String ROOT = "hecbench-roofline/src/";

  /** Empty for a file without device code. */
  Optional<List<String>> words(String command, Path cubin) {
    List<String> given = List.of(command.strip().split("\\s+", -1));
    int file = given.indexOf("-c") + 1;
    if (!command.contains("-x cuda") || file <= 0 || file >= given.size()) {
      return Optional.empty();
    }
    List<String> words =
        new ArrayList<>(
            List.of("nvcc", "-cubin", "-arch=sm_90", "-O3", "-std=c++17", "-w", "-x", "cu"));
    for (String word : given) {
      if (word.startsWith("-I") || word.startsWith("-D")) {
        words.add(word.substring(0, 2) + here(word.substring(2).replace("\\\"", "\"")));
      }
    }
    words.addAll(List.of(here(given.get(file)), "-o", cubin.toAbsolutePath().toString()));
    return Optional.of(words);
  }

  private String here(String path) {
    if (!path.startsWith(ROOT)) {
      return path;
    }
    String rest = path.substring(ROOT.length());
    boolean own = rest.equals(program) || rest.startsWith(program + "/");
    return (own ? programs : checkout).resolve(rest).toString();
  }
}
