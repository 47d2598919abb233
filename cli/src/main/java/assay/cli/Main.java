package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.sandbox.Seclusion;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The program. */
@Command(
    name = "assay",
    description = "Measures how well language models write parallel code.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay demo",
      "  ./assay run parallel --model oracle --exec omp",
      "  ./assay judge scan.cpp --task parallel/scan/prefix-sum/omp",
      "",
      "Exit codes: 0 done, 1 a requirement was not met, 2 bad usage or input,",
      "3 this machine lacks what is needed, 4 infrastructure failed, 130 interrupted."
    })
public final class Main implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  private Main() {}

  public static void main(String[] arguments) {
    Interruption interruption = Interruption.ofThisThread();
    Terminal terminal = Terminal.system(System.getenv());
    Seclusion.begin();
    int code = run(arguments, terminal, System.getenv());
    terminal.flush();
    if (!interruption.finished()) {
      System.exit(code);
    }
  }

  /** Carries one command out and gives its exit code. */
  static int run(String[] arguments, Terminal terminal, Map<String, String> environment) {
    Optional<String> home = Optional.ofNullable(System.getProperty("assay.home"));
    Places places = Places.find(environment, home);
    boolean debug = !environment.getOrDefault("ASSAY_DEBUG", "").isEmpty();
    Failures failures = new Failures(terminal, debug);
    try (Wiring wiring = new Wiring(places, environment)) {
      String named = arguments.length == 0 ? "" : arguments[0];
      return execute(commandLine(terminal, wiring, named), arguments, terminal, failures);
    }
  }

  private static int execute(
      CommandLine line, String[] arguments, Terminal terminal, Failures failures) {
    int code =
        line.setOut(new PrintWriter(terminal.out(), true, UTF_8))
            .setErr(new PrintWriter(terminal.error(), true, UTF_8))
            .setColorScheme(colours(terminal))
            .setUsageHelpAutoWidth(false)
            .setExecutionExceptionHandler(failures)
            .setParameterExceptionHandler(failures)
            .execute(arguments);
    terminal.flush();
    return code;
  }

  /** With every command. */
  static CommandLine commandLine(Terminal terminal, Wiring wiring) {
    return commandLine(terminal, wiring, "");
  }

  /** With the one command that is named, since describing them all takes time; else with all. */
  private static CommandLine commandLine(Terminal terminal, Wiring wiring, String named) {
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("demo", () -> new DemoCommand(terminal, wiring));
    commands.put("run", () -> new RunCommand(terminal, wiring));
    commands.put("generate", () -> new GenerateCommand(terminal, wiring));
    commands.put("judge", () -> new JudgeCommand(terminal, wiring));
    commands.put("tasks", () -> tasks(terminal, wiring));
    commands.put("runs", () -> runs(terminal, wiring));
    commands.put("show", () -> new ShowCommand(terminal, wiring));
    commands.put("rejudge", () -> new RejudgeCommand(terminal, wiring));
    commands.put("score", () -> new ScoreCommand(terminal, wiring));
    commands.put("baseline", () -> new BaselineCommand(terminal, wiring));
    commands.put("turns", () -> new TurnsCommand(terminal, wiring));
    commands.put("compare", () -> new CompareCommand(terminal, wiring));
    commands.put("report", () -> new ReportCommand(terminal, wiring));
    commands.put("figure", () -> new FigureCommand(terminal, wiring));
    commands.put("export", () -> new ExportCommand(terminal, wiring));
    commands.put("import", () -> new ImportCommand(terminal, wiring));
    commands.put("doctor", () -> new DoctorCommand(terminal, wiring));
    commands.put("redteam", () -> new RedTeamCommand(terminal, wiring));
    commands.put("flops", () -> flops(terminal, wiring));
    commands.put("new", () -> new NewCommand(terminal, wiring));
    commands.put("completion", () -> new CompletionCommand(terminal, wiring));
    CommandLine main = new CommandLine(new Main());
    if (commands.containsKey(named)) {
      commands.keySet().retainAll(List.of(named));
    } else if (named.equals("--version")) {
      commands.clear();
    }
    commands.forEach((name, command) -> main.addSubcommand(name, command.get()));
    return main.setCaseInsensitiveEnumValuesAllowed(true);
  }

  private static CommandLine tasks(Terminal terminal, Wiring wiring) {
    return new CommandLine(new TasksCommand(terminal, wiring))
        .addSubcommand(new TasksGenerateCommand(terminal, wiring));
  }

  private static CommandLine runs(Terminal terminal, Wiring wiring) {
    return new CommandLine(new RunsCommand(terminal, wiring))
        .addSubcommand(new RunsShowCommand(terminal, wiring))
        .addSubcommand(new RunsDeleteCommand(terminal, wiring));
  }

  private static CommandLine flops(Terminal terminal, Wiring wiring) {
    return new CommandLine(new FlopsCommand(terminal))
        .addSubcommand(new FlopsProfileCommand(terminal))
        .addSubcommand(new FlopsMeasureCommand(terminal, wiring))
        .addSubcommand(new FlopsAttributesCommand(terminal, wiring))
        .addSubcommand(new FlopsAnnotateCommand(terminal, wiring));
  }

  private static CommandLine.Help.ColorScheme colours(Terminal terminal) {
    return CommandLine.Help.defaultColorScheme(
        terminal.outScreen().colours() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF);
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say what to do: assay COMMAND");
  }
}
