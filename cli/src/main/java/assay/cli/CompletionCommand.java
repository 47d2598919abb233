package assay.cli;

import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@CommandLine.Command(
    name = "completion",
    description = "Prints a script that lets bash or zsh complete commands and options.",
    footerHeading = "%nExamples:%n",
    footer = {"  source <(./assay completion)"})
final class CompletionCommand extends Command {
  @Spec private CommandSpec spec = CommandSpec.create();

  CompletionCommand(Terminal terminal) {
    super(terminal);
  }

  record Document(String script) {}

  @Override
  ExitCode run() {
    String script = AutoComplete.bash("assay", spec.root().commandLine());
    print(new Document(script), () -> script);
    return ExitCode.DONE;
  }
}
