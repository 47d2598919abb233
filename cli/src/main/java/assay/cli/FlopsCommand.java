package assay.cli;

import picocli.CommandLine;

@CommandLine.Command(
    name = "flops",
    description =
        "Measures kernels and tells what is hard about them, for packs of the suite flops.",
    synopsisSubcommandLabel = "COMMAND",
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay flops profile -- ./axpby 1000003 256",
      "  ./assay flops measure packs/flops/hopper/axpby",
      "  ./assay flops attributes hopper/geo-mandelbrot",
      "  ./assay flops annotate --as second-reader"
    })
final class FlopsCommand extends Command {
  FlopsCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  ExitCode run() throws Complaint {
    throw Complaint.usage(
        "Say what to do: ./assay flops profile, measure, attributes or annotate.");
  }
}
