package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.runfile.RunFolder;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "delete",
    description = "Deletes run files, with all answers and verdicts in them.",
    footerHeading = "%nExamples:%n",
    footer = {"  ./assay runs delete parallel-nop-1a2b3c4d"})
final class RunsDeleteCommand extends Command {
  @Parameters(arity = "1..*", paramLabel = "RUN", description = "Paths, names, or parts of names.")
  private List<String> runs = new ArrayList<>();

  @Option(names = "--yes", description = "Do not ask.")
  private boolean yes;

  private final Wiring wiring;

  RunsDeleteCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  record Document(List<Path> deleted) {}

  @Override
  ExitCode run() throws Exception {
    List<Path> paths = new ArrayList<>();
    for (String one : runs) {
      paths.add(RunArgument.find(one, wiring.places().runs()));
    }
    if (!yes && !confirmed(paths)) {
      throw Complaint.usage("Nothing was deleted; answer yes, or add --yes.");
    }
    for (Path path : paths) {
      RunFolder.delete(path);
    }
    print(new Document(paths), () -> paths.isEmpty() ? "" : "Deleted " + join(paths) + "\n");
    return ExitCode.DONE;
  }

  private boolean confirmed(List<Path> paths) throws IOException {
    terminal.error().print("Delete " + join(paths) + "? [y/N] ");
    terminal.error().flush();
    String answer = new BufferedReader(new InputStreamReader(terminal.in(), UTF_8)).readLine();
    return answer != null && Set.of("y", "yes").contains(answer.strip());
  }

  private static String join(List<Path> paths) {
    return String.join(", ", paths.stream().map(Path::toString).toList());
  }
}
