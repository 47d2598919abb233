package assay.build;

import assay.sandbox.PlainProcess;
import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A C++ compiler of this machine.
 *
 * @param program its path
 * @param version the line in which it says what it is
 * @param linker the option that chooses a fast linker, empty where there is none
 */
public record Compiler(Path program, String version, List<String> linker) {
  private static final List<Path> FOLDERS =
      List.of(
          Path.of("/usr/bin"),
          Path.of("/usr/local/bin"),
          Path.of("/usr/local/cuda/bin"),
          Path.of("/opt/rocm/bin"));

  public Compiler {
    linker = List.copyOf(linker);
  }

  /** Looks for it where a sandbox can see it too. */
  public static Optional<Compiler> find(String name) throws IOException, InterruptedException {
    for (Path folder : FOLDERS) {
      Path program = folder.resolve(name);
      if (Files.isExecutable(program)) {
        PlainProcess.Result result = PlainProcess.of(program.toString(), "--version").run();
        if (result.succeeded()) {
          return Optional.of(new Compiler(program, version(result.stdout(), name), fastLinker()));
        }
      }
    }
    return Optional.empty();
  }

  /** The first line, or the one that says which release it is where that comes later. */
  static String version(String text, String name) {
    return text.lines()
        .filter(line -> line.contains(" release "))
        .findFirst()
        .or(() -> text.lines().findFirst())
        .orElse(name)
        .strip();
  }

  private static List<String> fastLinker() {
    return Files.isExecutable(Path.of("/usr/bin/ld.gold")) ? List.of("-fuse-ld=gold") : List.of();
  }

  /** The words of a call: the program, then its arguments. */
  public List<String> call(List<String> arguments) {
    List<String> words = new ArrayList<>(List.of(program.toString()));
    words.addAll(arguments);
    return words;
  }

  /** Tells apart compilers that may make different programs from the same text. */
  public String fingerprint() {
    return Hash.of("compiler", program.toString(), version, String.join(" ", linker));
  }
}
