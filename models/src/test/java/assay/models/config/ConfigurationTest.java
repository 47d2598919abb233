package assay.models.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import assay.model.ModelException;
import assay.models.price.Price;
import assay.models.setting.Sampling;
import assay.pack.PackException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfigurationTest {
  @TempDir private Path folder;

  private Path write(String name, String text) throws Exception {
    Path file = folder.resolve(name);
    Files.createDirectories(file.resolveSibling("."));
    return Files.writeString(file, text);
  }

  @Test
  void knowsTheUsualProvidersAndPrices() {
    Configuration builtIn = Configuration.builtIn();
    assertThat(builtIn.providers()).containsOnlyKeys("openai", "anthropic", "gemini", "ollama");
    assertThat(builtIn.prices().of("openai:gpt-5-mini")).contains(new Price(0.25, 2));
    assertThat(builtIn.prices().of("openai:gpt-5-mini-2025-08-07")).contains(new Price(0.25, 2));
    assertThat(builtIn.prices().of("anthropic:claude-3-7-sonnet-latest")).isPresent();
    assertThat(builtIn.prices().of("openai:gpt-5-mini-turbo")).isEmpty();
    assertThat(builtIn.prices().of("ollama:anything")).contains(new Price(0, 0));
  }

  @Test
  void readsAProvider() throws Exception {
    write(
        "assay.yaml",
        """
        schema: 1
        providers:
          lab:
            kind: openai
            base_url: http://gpu01:8000/v1/
            key: LAB_KEY
            headers:
              X-Team: hpc
              X-Token: Token ${LAB_TOKEN}
            completion: false
            structure: tool
            concurrency: 16
            defaults: {temperature: 0, top_p: 0.9, max_tokens: 100, seed: 7, effort: low}
            body: {chat_template_kwargs: {enable_thinking: false}}
        prices:
          lab:big: {input: 1, output: 2.5}
        """);
    Configuration configuration = Configuration.load(folder, Map.of("HOME", folder.toString()));
    Provider lab = configuration.provider("lab").orElseThrow();
    assertThat(lab)
        .isEqualTo(
            new Provider(
                "lab",
                Kind.OPENAI,
                "http://gpu01:8000/v1",
                List.of("LAB_KEY"),
                Map.of("X-Team", "hpc", "X-Token", "Token ${LAB_TOKEN}"),
                new Sampling(
                    OptionalDouble.of(0),
                    OptionalDouble.of(0.9),
                    OptionalInt.of(100),
                    OptionalInt.of(7),
                    Optional.of("low")),
                false,
                Structuring.TOOL,
                lab.body(),
                OptionalInt.of(16)));
    assertThat(lab.body().toString())
        .isEqualTo("{\"chat_template_kwargs\":{\"enable_thinking\":false}}");
    assertThat(configuration.prices().of("lab:big")).contains(new Price(1, 2.5));

    Account account = Account.of(lab, Map.of("LAB_KEY", "k", "LAB_TOKEN", "t"));
    assertThat(account.headers())
        .isEqualTo(Map.of("Authorization", "Bearer k", "X-Team", "hpc", "X-Token", "Token t"));
    assertThat(account.secrets()).containsExactly(new Key("k"), new Key("t"));
    assertThat(account.toString()).isEqualTo("Account[lab]");
  }

  @Test
  void putsTheFolderBeforeTheUser() throws Exception {
    String file =
        """
        schema: 1
        providers:
          one: {kind: openai, base_url: "http://%s"}
          two: {kind: openai, base_url: "http://%s"}
        """;
    write(".config/assay/config.yaml", file.formatted("user", "user"));
    write("assay.yaml", file.formatted("folder", "folder").replace("two", "three"));
    Configuration configuration = Configuration.load(folder, Map.of("HOME", folder.toString()));
    assertThat(configuration.provider("one").orElseThrow().address()).isEqualTo("http://folder");
    assertThat(configuration.provider("two").orElseThrow().address()).isEqualTo("http://user");
    assertThat(configuration.providers()).containsKeys("three", "openai");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "kind: openia|:4: providers.lab.kind: expected openai, anthropic, gemini or ollama:"
            + " the protocol it speaks, found 'openia'; did you mean 'openai'?",
        "base_url: gpu01:8000|:5: providers.lab.base_url: expected an address such as"
            + " http://localhost:8000/v1, found 'gpu01:8000'",
        "concurrency: 0|:6: providers.lab.concurrency: expected the most calls at once, found 0",
        "defaults: {temprature: 1}|:6: providers.lab.defaults.temprature: expected one of"
            + " temperature, top_p, max_tokens, seed, effort; did you mean 'temperature'?",
        "baseurl: http://x|:6: providers.lab.baseurl: expected one of kind, base_url, key, headers,"
            + " completion, structure, concurrency, defaults, body; did you mean 'base_url'?"
      })
  void saysWhereItIsWrong(String line, String problem) throws Exception {
    String key = line.substring(0, line.indexOf(':'));
    StringBuilder text = new StringBuilder("schema: 1\nproviders:\n  lab:\n");
    text.append("    ").append(key.equals("kind") ? line : "kind: openai").append('\n');
    text.append("    ").append(key.equals("base_url") ? line : "base_url: http://x").append('\n');
    if (!key.equals("kind") && !key.equals("base_url")) {
      text.append("    ").append(line).append('\n');
    }
    Path file = write("assay.yaml", text.toString());
    assertThatThrownBy(() -> Configuration.builtIn().with(file))
        .isInstanceOf(PackException.class)
        .hasMessage(file + problem);
  }

  @Test
  void wantsANameThatFitsBeforeAColon() throws Exception {
    Path file =
        write(
            "assay.yaml", "schema: 1\nproviders:\n  My Lab: {kind: openai, base_url: http://x}\n");
    assertThatThrownBy(() -> Configuration.builtIn().with(file))
        .isInstanceOf(PackException.class)
        .hasMessage(
            file + ":3: providers.My Lab: expected a name of small letters, digits, - and _");
  }

  @Test
  void doesNotRepeatAKeyThatStandsInTheFile() throws Exception {
    String key = "sk-proj-abcdefghijklmnopqrstuvwxyz";
    Path file =
        write(
            "assay.yaml",
            "schema: 1\nproviders:\n  lab: {kind: openai, base_url: http://x, key: " + key + "}\n");
    Throwable problem = catchThrowable(() -> Configuration.builtIn().with(file));
    assertThat(problem)
        .isInstanceOf(PackException.class)
        .hasMessageContaining(":3: providers.lab.key: expected the name of an environment variable")
        .hasMessageNotContaining(key.substring(0, 10));
  }

  @Test
  void letsNoFileSendAWellKnownKeyElsewhere() throws Exception {
    Path file =
        write(
            "assay.yaml", "schema: 1\nproviders:\n  openai: {kind: openai, base_url: http://x}\n");
    assertThatThrownBy(() -> Configuration.builtIn().with(file))
        .hasMessageEndingWith(":3: providers.openai: expected another name, openai is built in");
    Path ollama =
        write(
            "ollama.yaml", "schema: 1\nproviders:\n  ollama: {kind: ollama, base_url: http://x}\n");
    assertThat(Configuration.builtIn().with(ollama).provider("ollama").orElseThrow().address())
        .isEqualTo("http://x");
  }

  @Test
  void namesTheVariableThatIsMissing() {
    Provider gemini = Configuration.builtIn().provider("gemini").orElseThrow();
    assertThatThrownBy(() -> Account.of(gemini, Map.of("GEMINI_API_KEY", " ")))
        .isInstanceOf(ModelException.class)
        .hasMessage(
            "gemini needs a key: set the environment variable GEMINI_API_KEY or GOOGLE_API_KEY.");
  }
}
