package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

final class BadUsageTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | Say what to do: assay COMMAND. See ./assay --help.",
        "rnu | There is no command 'rnu' here; did you mean 'run'? See ./assay --help.",
        "run parallel --modle x | There is no option '--modle' here; did you mean '--model'? See ./assay run --help.",
        "run parallel | Missing required option: '--model=MODEL'. See ./assay run --help.",
        "run --model oracle | Missing required parameter: 'SUITE'. See ./assay run --help.",
        "run parallel --model oracle --samples many | Invalid value for option '--samples': 'many' is not an int. See ./assay run --help.",
        "run parallel --model oracle --samples 0 | --samples must be at least 1, not 0.",
        "run parallel --model oracle --limit -3 | --limit must be at least 1, not -3.",
        "run parallel --model oracle --timing slow | Invalid value for option '--timing': There is no timing effort 'slow'; choose one of quick, standard, strict. See ./assay run --help.",
        "run parallel --model nop --strategy refne:3 | A strategy has no part 'refne', only zero-shot, one-shot, few-shot, examples, input, hardware, refine, feedback, shown, stop, tokens, dollars; did you mean 'refine'?",
        "run parallel --model nop --prompts nowhere | There is no folder nowhere with prompts.",
        "run parallel --model nop --strategy input=fx | input=fx shows a module in another form, and the tasks of the suite parallel are no modules.",
        "tasks --prompt flops/hopper/axpby --strategy input=text | input=text shows a module in another form, and the tasks of the suite flops are no modules.",
        "run flops --model nop --strategy refine:3 | Answers to the suite flops are not programs that could be refined; ask for --samples.",
        "generate parallel --model nop --strategy refine:3 | Refining needs verdicts, which generate does not make; use run instead.",
        "tasks --prompt kernels/level1/019-relu/cuda@paper --strategy few-shot,examples=gelo | There is no example 'gelo' for kernels/level1/019-relu/cuda@paper, only add, gelu, matmul, attention, warp-matrix, asynchronous-copy; did you mean 'gelu'?",
        "tasks --prompt kernels/level1/019-relu/cuda@paper --strategy hardware=h20 | Nothing is known about the device 'h20', only about a100, a10g, b200, h100, h200, l4, l40s, mi300x, t4, or this for that of this machine; did you mean 'h200'?",
        "tasks --prompt flops/hopper/axpby --strategy one-shot | There are no examples for flops/hopper/axpby.",
        "run pareval --model nop --race-check | --race-check is for the suite parallel, not for pareval.",
        "judge x.cpp --task t --require perfect | Invalid value for option '--require': expected correct, built or speedup:X, found 'perfect'. See ./assay judge --help.",
        "judge x.cpp --task t --require speedup:fast | Invalid value for option '--require': expected a number after speedup:, found 'speedup:fast'. See ./assay judge --help.",
        "score nothing | There is no run 'nothing' (./assay runs lists them).",
        "show nothing x | There is no run 'nothing' (./assay runs lists them).",
        "rejudge nothing | There is no run 'nothing' (./assay runs lists them).",
        "runs show nothing | There is no run 'nothing' (./assay runs lists them).",
        "runs delete nothing --yes | There is no run 'nothing' (./assay runs lists them).",
        "runs shwo x | There is no command 'shwo' here; did you mean 'show'? See ./assay runs --help.",
        "tasks generate kernels/level1 | There is no recipe for 'kernels/level1', only for kernels/level2; did you mean 'kernels/level2'?",
        "tasks generate sorts | There is no recipe for 'sorts', only for kernels/level2.",
        "tasks generate kernels/level2 --count 0 | --count must be at least 1, not 0.",
        "tasks generate kernels/level2 --seed -4 | --seed must be at least 0, not -4.",
        "tasks generate kernels/level2 --out @HOME@/packs | @HOME@/packs exists already; choose another --out.",
        "new problem average | Say TYPE/NAME, such as stencil/heat-2d, instead of 'average'.",
        "new problem Reduce/average | No problem can have this name: 'Reduce' must be of lower-case letters, digits, hyphens and underscores.",
        "new problem reduce/2d | No problem can have this name: expected a C++ name of letters, digits and single underscores that starts with a letter, found '2d'.",
        "new problem reduce/average | @HOME@/packs/parallel/reduce/average exists already; choose another name.",
        "new suite a/b | There is no kind 'suite' to make new, only problem."
      })
  void isAnsweredWithOneSentence(String line, String sentence) {
    String home = System.getProperty("assay.home");
    String[] words = line.isEmpty() ? new String[0] : line.replace("@HOME@", home).split(" ", -1);
    Invocation invocation = Invocation.of(folder, words);
    assertThat(invocation.error()).isEqualTo(sentence.replace("@HOME@", home) + "\n");
    assertThat(invocation.out()).isEmpty();
    assertThat(invocation.code()).isEqualTo(2);
  }

  @Test
  void isAnsweredInJsonWhereAsked() {
    Invocation invocation = Invocation.of(folder, "score", "nothing", "--json");
    assertThat(invocation.json().path("error").asString())
        .isEqualTo("There is no run 'nothing' (./assay runs lists them).");
    assertThat(Invocation.of(folder, "score", "--json").json().path("error").asString())
        .startsWith("Missing required parameter");
  }

  @Test
  void showsAStackTraceOnlyWhereAsked() {
    assertThat(Invocation.of(folder, "score", "nothing", "--debug").error())
        .contains("at assay.cli.RunArgument.find");
    assertThat(Invocation.of(folder, "score", "nothing").error()).doesNotContain("\tat ");
  }

  @Test
  void everyCommandHasHelpWithAnExample() {
    Terminal terminal = Terminal.of(System.in, System.out, System.err);
    CommandLine main =
        Main.commandLine(
            terminal, new Wiring(new Places(folder, folder, folder, folder), Map.of()));
    assertThat(main.getSubcommands())
        .allSatisfy((name, command) -> assertThat(command.getCommandName()).isEqualTo(name));
    List<CommandLine> all = new ArrayList<>(main.getSubcommands().values());
    for (CommandLine command : main.getSubcommands().values()) {
      all.addAll(command.getSubcommands().values());
    }
    assertThat(all).hasSizeGreaterThanOrEqualTo(14);
    for (CommandLine command : all) {
      String help = command.getUsageMessage(CommandLine.Help.Ansi.OFF);
      assertThat(help)
          .as(command.getCommandName())
          .contains("Examples:\n  ", "./assay " + name(command), "--json");
    }
  }

  private static String name(CommandLine command) {
    return command.getCommandSpec().qualifiedName().substring("assay ".length());
  }

  @Test
  void helpAndVersionAreNoErrors() {
    Invocation help = Invocation.of(folder, "--help");
    assertThat(help.code()).isZero();
    assertThat(help.out()).contains("Usage: assay", "judge", "redteam", "Exit codes:");
    Invocation version = Invocation.of(folder, "--version");
    assertThat(version.code()).isZero();
    assertThat(version.out()).matches("assay [0-9.]+\nJDK 2[5-9].*\n");
  }
}
