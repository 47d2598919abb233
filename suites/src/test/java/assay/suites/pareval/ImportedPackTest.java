package assay.suites.pareval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.pack.PackException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ImportedPackTest {
  private static final String COMMIT = "0123456789abcdef0123456789abcdef01234567";

  @TempDir Path folder;
  private Path source = Path.of("");

  @BeforeEach
  void makeCheckout() throws IOException {
    source = Files.createDirectories(folder.resolve("it's a checkout"));
    write("prompts/generation-prompts.json", "[]");
    write("drivers/launch-configs.json", "{}");
    write("drivers/problem-sizes.json", "{}");
    write("drivers/cpp/utilities.hpp", "");
    Files.createDirectories(source.resolve("drivers/cpp/models"));
    Files.createDirectories(source.resolve("drivers/cpp/benchmarks"));
    write(".git/HEAD", "ref: refs/heads/develop\n");
    write(".git/packed-refs", "# pack-refs\n" + COMMIT + " refs/heads/develop\n");
  }

  @Test
  void remembersWhereTheCheckoutLiesAndWhatItIs() throws Exception {
    Path pack = folder.resolve("pack");
    ImportedPack.write(Checkout.inspect(source), pack);
    ImportedPack read = ImportedPack.read(pack);
    assertThat(read.checkout()).isEqualTo(new Checkout(source, COMMIT, Generation.FIRST));
    assertThat(read.pack().version()).isEqualTo(COMMIT.substring(0, 12));
    assertThat(read.pack().name()).isEqualTo("pareval");
  }

  @Test
  void knowsTheSecondGenerationByItsOptions() throws Exception {
    write("drivers/build-configs.json", "{}");
    assertThat(Checkout.inspect(source).generation()).isEqualTo(Generation.SECOND);
  }

  @Test
  void readsACommitThatIsCheckedOutOrLoose() throws Exception {
    String other = COMMIT.replace('0', 'f');
    write(".git/refs/heads/develop", other + "\n");
    assertThat(Checkout.inspect(source).commit()).isEqualTo(other);
    write(".git/HEAD", COMMIT + "\n");
    assertThat(Checkout.inspect(source).commit()).isEqualTo(COMMIT);
    Files.delete(source.resolve(".git/HEAD"));
    assertThat(Checkout.inspect(source).commit()).isEqualTo("unknown");
  }

  @Test
  void refusesACheckoutThatHasBecomeAnother() throws Exception {
    Path pack = folder.resolve("pack");
    ImportedPack.write(Checkout.inspect(source), pack);
    write(".git/HEAD", COMMIT.replace('0', 'f') + "\n");
    assertThatThrownBy(() -> ImportedPack.read(pack))
        .isInstanceOf(PackException.class)
        .hasMessageContaining("import it again");
  }

  @Test
  void namesEverythingThatIsMissing() throws IOException {
    Files.delete(source.resolve("prompts/generation-prompts.json"));
    Files.delete(source.resolve("drivers/launch-configs.json"));
    assertThatThrownBy(() -> Checkout.inspect(source))
        .hasMessageContaining("generation-prompts.json: expected this in a checkout of ParEval")
        .hasMessageContaining("launch-configs.json");
  }

  private void write(String name, String text) throws IOException {
    Path file = source.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
