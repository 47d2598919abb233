package assay.cli;

import picocli.AutoComplete;
import picocli.CommandLine;

@CommandLine.Command(
    name = "completion",
    description = "Prints a script that lets bash or zsh complete commands and options.",
    footerHeading = "%nExamples:%n",
    footer = {"  source <(./assay completion)"})
final class CompletionCommand extends Command {
  private final Wiring wiring;

  CompletionCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  record Document(String script) {}

  @Override
  ExitCode run() {
    String script = AutoComplete.bash("assay", Main.commandLine(terminal, wiring));
    print(new Document(script), () -> script);
    return ExitCode.DONE;
  }
}
