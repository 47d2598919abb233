package assay.cli;

import assay.report.Cell;
import assay.report.Column;
import assay.report.HostileText;
import assay.report.Table;
import assay.suites.flops.kernel.Counts;
import assay.suites.flops.profile.Profile;
import assay.suites.flops.profile.Profiler;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "profile",
    description = {
      "Counts what the first launch of each kernel of a program executes, twice, on an NVIDIA GPU.",
      "Instructions are counted, not rates; two runs that differ are refused."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  ./assay flops profile -- ./axpby 1000003 256"})
final class FlopsProfileCommand extends Command {
  @Parameters(
      arity = "1..*",
      paramLabel = "PROGRAM",
      description = "The program and its arguments.")
  private List<String> program = new ArrayList<>();

  @Option(names = "--ncu", paramLabel = "COMMAND", description = "The profiler; ncu by default.")
  private String profiler = "ncu";

  FlopsProfileCommand(Terminal terminal) {
    super(terminal);
  }

  record Document(Profiler.Surroundings surroundings, List<Profile> kernels) {}

  @Override
  ExitCode run() throws Exception {
    Profiler ncu = Profiler.of(profiler);
    Document document;
    try {
      List<Profile> kernels = ncu.profile(Path.of("").toAbsolutePath(), program);
      document = new Document(ncu.surroundings(), kernels);
    } catch (IOException e) {
      throw new Complaint(ExitCode.LACKING, "Nothing was measured: " + e.getMessage(), e);
    }
    print(document, () -> view(document.kernels()));
    return ExitCode.DONE;
  }

  private String view(List<Profile> kernels) {
    Table table =
        Table.of(
            Column.text("kernel"),
            Column.text("grid"),
            Column.text("block"),
            Column.number("SP operations"),
            Column.number("DP operations"));
    for (Profile one : kernels) {
      Counts counts = one.counts();
      table.row(
          Cell.of(HostileText.line(one.kernel())),
          Cell.of(one.grid()),
          Cell.of(one.block()),
          Cell.of(counts.single().toString()),
          Cell.of(counts.dual().toString()));
    }
    return table.text(terminal.outScreen());
  }
}
