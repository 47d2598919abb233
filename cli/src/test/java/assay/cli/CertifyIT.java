package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A pack of one problem is certified, and is not where one of its wrong solutions is right. */
final class CertifyIT {
  private static final Path PACK =
      Path.of(System.getProperty("assay.home")).resolve("packs/parallel");

  @TempDir Path folder;
  private Path pack;

  @BeforeEach
  void copy() throws IOException {
    pack = folder.resolve("pack");
    Path problem = pack.resolve("reduce/average");
    Files.createDirectories(problem.resolve("oracles"));
    Files.copy(PACK.resolve("pack.yaml"), pack.resolve("pack.yaml"));
    for (String name : new String[] {"problem.yaml", "problem.cpp", "oracles/serial.cpp"}) {
      Files.copy(PACK.resolve("reduce/average").resolve(name), problem.resolve(name));
    }
    mutants("return 0");
  }

  private void mutants(String body) throws IOException {
    String signature = "double average(std::vector<double> const& x)";
    Files.writeString(
        pack.resolve("reduce/average/mutants.yaml"),
        """
        schema: 1
        mutants:
          - name: suspect
            of: serial
            code: "%s { %s; }"
        """
            .formatted(signature, body));
  }

  private Invocation tasks(String... more) {
    String[] words = {"tasks", "parallel", "--exec", "serial", "--json", "--pack", pack.toString()};
    return Invocation.of(
        folder, Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new));
  }

  private static JsonNode certificate(Invocation made) {
    return made.json().path("tasks").path(0).path("certificate");
  }

  @Test
  void whatHoldsIsKeptUntilTheTaskChanges() throws IOException {
    assertThat(certificate(tasks()).isNull()).isTrue();
    Invocation made = tasks("--certify");
    assertThat(made.code()).as(made.error()).isZero();
    assertThat(made.error()).contains("1/1  parallel/reduce/average/serial  1 of 1 wrong");
    assertThat(certificate(made).path("oracle").asString()).isEqualTo("CORRECT");
    assertThat(certificate(made).path("nop").asString()).isEqualTo("WRONG");
    assertThat(certificate(made).path("mutants").path(0).path("caught").asBoolean()).isTrue();
    assertThat(certificate(tasks())).isEqualTo(certificate(made));
    mutants("return 1");
    assertThat(certificate(tasks()).isNull()).isTrue();
  }

  @Test
  void aWrongSolutionThatPassesIsNamed() throws IOException {
    mutants("return std::accumulate(x.begin(), x.end(), 0.0) / x.size()");
    Invocation made = tasks("--certify");
    assertThat(made.code()).isEqualTo(1);
    assertThat(made.error()).contains("NO: the mutant suspect is CORRECT");
    assertThat(certificate(made).path("mutants").path(0).path("caught").asBoolean()).isFalse();
  }
}
