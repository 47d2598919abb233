package assay.suites.parallel.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import assay.pack.PackException;
import assay.suite.Mutant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MutantsTest {
  @TempDir Path pack;
  private Path folder;

  @BeforeEach
  void copy() throws IOException {
    Path original =
        Path.of(System.getProperty("assay.home")).resolve("packs/parallel/reduce/average");
    folder = pack.resolve("reduce/average");
    try (Stream<Path> files = Files.walk(original)) {
      for (Path file : files.toList()) {
        Path copy = folder.resolve(original.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(file, copy);
        }
      }
    }
    Files.writeString(folder.resolve("oracles/serial.cpp"), "one two two");
  }

  private List<Mutant> mutants(String yaml) throws Exception {
    Files.writeString(folder.resolve("mutants.yaml"), "schema: 1\nmutants:\n" + yaml);
    return Mutants.of(new ProblemReader(folder).read(), "serial", "candidate.cpp");
  }

  @Test
  void changesOnePlaceOfTheOracle() throws Exception {
    List<Mutant> mutants =
        mutants(
            """
              - {name: first, of: serial, replace: one, with: three, only: sizes}
              - {name: second, of: serial, code: "whole", race: true}
              - {name: elsewhere, of: omp, code: "not asked for"}
            """);
    assertThat(mutants).extracting(Mutant::name).containsExactly("first", "second");
    assertThat(mutants.getFirst().candidate().files())
        .containsEntry("candidate.cpp", "three two two");
    assertThat(mutants.getFirst().only()).contains(Mutant.Only.SIZES);
    assertThat(mutants.getLast().candidate().files()).containsEntry("candidate.cpp", "whole");
    assertThat(mutants.getLast().race()).isTrue();
  }

  @Test
  void aProblemMayHaveNone() throws Exception {
    Files.deleteIfExists(folder.resolve("mutants.yaml"));
    assertThat(Mutants.of(new ProblemReader(folder).read(), "serial", "candidate.cpp")).isEmpty();
  }

  @Test
  void namesThePlaceThatIsWrong() {
    refused(
        "  - {name: a, of: serial, replace: two, with: x}",
        "mutants.yaml:3: mutants[0].replace: expected a text that stands once in the oracle for serial, found it more than once");
    refused("  - {name: a, of: serial, replace: four, with: x}", "found nothing");
    refused(
        "  - {name: a, of: serial, code: x}\n  - {name: a, of: omp, code: x}",
        "expected each name once, found 'a' again");
    refused("  - {name: a, of: serial}", "either replace and with, or code");
    refused("  - {name: a, of: serial, code: x, with: y}", "either replace and with, or code");
    refused("  - {name: A b, of: serial, code: x}", "a name in lower case with dashes");
  }

  private void refused(String yaml, String message) {
    assertThatExceptionOfType(PackException.class)
        .isThrownBy(() -> mutants(yaml))
        .withMessageContaining(message);
  }
}
