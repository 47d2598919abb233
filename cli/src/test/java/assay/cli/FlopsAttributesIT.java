package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What is hard about kernels, on the command line. */
final class FlopsAttributesIT {
  @TempDir Path folder;

  private Path pack() throws Exception {
    Path built = Path.of(System.getProperty("assay.home")).resolve("packs/flops");
    Path pack = Files.createDirectories(folder.resolve("pack"));
    Files.copy(built.resolve("pack.yaml"), pack.resolve("pack.yaml"));
    Path to = Files.createDirectories(pack.resolve("hopper/ml-nadam"));
    try (Stream<Path> files = Files.list(built.resolve("hopper/ml-nadam"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, to.resolve(file.getFileName().toString()));
      }
    }
    return pack;
  }

  @Test
  void everyOpinionIsToldWithTheLineThatProvesIt() {
    Invocation told = Invocation.of(folder, "flops", "attributes", "hopper/ml-nadam", "--json");
    assertThat(told.code()).as(told.error()).isZero();
    JsonNode kernel = told.json().path("kernels").path(0);
    assertThat(kernel.path("kernel").asString()).isEqualTo("hopper/ml-nadam");
    JsonNode division = kernel.path("attributes").path(2);
    assertThat(division.path("attribute").asString()).isEqualTo("division");
    assertThat(division.path("declared").asString()).isEqualTo("v / h.correction2");
    assertThat(division.path("opinions").path("derived").asBoolean()).isTrue();
    assertThat(division.path("disagree").asBoolean()).isFalse();
    assertThat(division.path("derived"))
        .anySatisfy(one -> assertThat(one.path("text").asString()).isEqualTo("v / h.correction2"));
    JsonNode recursion = kernel.path("attributes").path(7);
    assertThat(recursion.path("declared").isNull()).isTrue();
    assertThat(recursion.path("derived")).isEmpty();
    assertThat(told.json().path("agreement")).hasSize(8);
  }

  @Test
  void differencesAreShownWithoutBeingAskedFor() throws Exception {
    Path pack = pack();
    Path yaml = pack.resolve("hopper/ml-nadam/kernel.yaml");
    Files.writeString(yaml, Files.readString(yaml).replaceAll("  special_math: .*\n", ""));
    Files.writeString(
        Files.createDirectories(yaml.resolveSibling("opinions")).resolve("ann.yaml"),
        "schema: 1\nattributes:\n  special_math: \"sqrt(\"\n");
    Invocation told = Invocation.of(folder, "flops", "attributes", "--pack", pack.toString());
    assertThat(told.code()).as(told.error()).isZero();
    assertThat(told.out())
        .contains("special_math", "declared no, derived yes, ann yes", "main.cu:", "kappa");
  }

  @Test
  void aWrongNameIsAnsweredWithOneSentence() {
    Invocation kernel = Invocation.of(folder, "flops", "attributes", "hopper/ml-nadan");
    assertThat(kernel.code()).isEqualTo(2);
    assertThat(kernel.error())
        .startsWith("There is no kernel 'hopper/ml-nadan' in this pack")
        .contains("hopper/ml-nadam");
    Invocation name = Invocation.of(folder, "flops", "annotate", "--as", "../me");
    assertThat(name.code()).isEqualTo(2);
    assertThat(name.error())
        .isEqualTo("--as takes a name of small letters, digits, - and _, not '../me'.\n");
  }

  @Test
  void thePageIsThereUntilTheCommandIsEnded() throws Exception {
    Process process =
        Invocation.process(folder, "flops", "annotate", pack().toString(), "--json").start();
    try (BufferedReader out = process.inputReader(UTF_8);
        HttpClient client = HttpClient.newHttpClient()) {
      URI page = URI.create(Json.read(String.valueOf(out.readLine())).path("url").asString());
      assertThat(client.send(HttpRequest.newBuilder(page).build(), BodyHandlers.ofString()).body())
          .contains("hopper/ml-nadam");
      process.destroy();
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isEqualTo(ExitCode.INTERRUPTED.code());
    } finally {
      process.destroyForcibly();
    }
  }
}
