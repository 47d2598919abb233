package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
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
    int code =
        commandLine(terminal, new Wiring(places))
            .setOut(new PrintWriter(terminal.out(), true, UTF_8))
            .setErr(new PrintWriter(terminal.error(), true, UTF_8))
            .setColorScheme(colours(terminal))
            .setUsageHelpAutoWidth(false)
            .setExecutionExceptionHandler(failures)
            .setParameterExceptionHandler(failures)
            .execute(arguments);
    terminal.flush();
    return code;
  }

  static CommandLine commandLine(Terminal terminal, Wiring wiring) {
    CommandLine runs =
        new CommandLine(new RunsCommand(terminal, wiring))
            .addSubcommand(new RunsShowCommand(terminal, wiring))
            .addSubcommand(new RunsDeleteCommand(terminal, wiring));
    return new CommandLine(new Main())
        .addSubcommand(new DemoCommand(terminal, wiring))
        .addSubcommand(new RunCommand(terminal, wiring))
        .addSubcommand(new JudgeCommand(terminal, wiring))
        .addSubcommand(new TasksCommand(terminal, wiring))
        .addSubcommand(runs)
        .addSubcommand(new ShowCommand(terminal, wiring))
        .addSubcommand(new RejudgeCommand(terminal, wiring))
        .addSubcommand(new ScoreCommand(terminal, wiring))
        .addSubcommand(new CompareCommand(terminal, wiring))
        .addSubcommand(new ReportCommand(terminal, wiring))
        .addSubcommand(new ExportCommand(terminal, wiring))
        .addSubcommand(new DoctorCommand(terminal, wiring))
        .addSubcommand(new RedTeamCommand(terminal, wiring))
        .addSubcommand(new NewCommand(terminal, wiring))
        .addSubcommand(new CompletionCommand(terminal))
        .setCaseInsensitiveEnumValuesAllowed(true);
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
