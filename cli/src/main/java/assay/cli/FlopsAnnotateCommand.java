package assay.cli;

import assay.suites.flops.FlopsSuite;
import assay.suites.flops.annotate.AnnotationServer;
import assay.suites.flops.attribute.Opinions;
import assay.suites.flops.kernel.FlopsPack;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "annotate",
    description = {
      "Serves a page to this machine alone on which the attributes of kernels are edited, beside what analysis derives, until Ctrl-C.",
      "It writes kernel.yaml, or with --as a second opinion in opinions/NAME.yaml beside it."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay flops annotate",
      "  ./assay flops annotate packs/flops --as second-reader"
    })
final class FlopsAnnotateCommand extends Command {
  private static final int LARGEST_PORT = 65535;

  @Parameters(
      arity = "0..1",
      paramLabel = "PACK",
      description = "The folder of a pack; the built-in one by default.")
  private @Nullable Path pack;

  @Option(
      names = "--as",
      paramLabel = "NAME",
      description = "Write a second opinion under this name.")
  private @Nullable String name;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port; any that is free by default.")
  private int port;

  private final Wiring wiring;

  FlopsAnnotateCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  record Document(URI url) {}

  @Override
  ExitCode run() throws Exception {
    Optional<String> as = Optional.ofNullable(name);
    if (as.isPresent() && !Opinions.isName(as.get())) {
      throw Complaint.usage(
          "--as takes a name of small letters, digits, - and _, not '%s'.".formatted(as.get()));
    }
    if (port < 0 || port > LARGEST_PORT) {
      throw Complaint.usage("--port must be between 0 and %d.".formatted(LARGEST_PORT));
    }
    Path folder = Optional.ofNullable(pack).orElse(wiring.places().pack(FlopsSuite.NAME));
    FlopsPack loaded = FlopsPack.load(folder, FlopsSuite.NAME);
    try (AnnotationServer server = started(loaded, as)) {
      print(
          new Document(server.address()),
          () -> "Open %s (Ctrl-C ends it).\n".formatted(server.address()));
      terminal.flush();
      new CountDownLatch(1).await();
    }
    return ExitCode.DONE;
  }

  private AnnotationServer started(FlopsPack loaded, Optional<String> as) throws Complaint {
    try (Waiting _ = Waiting.on(terminal, "reading " + loaded.kernels().size() + " kernels")) {
      return AnnotationServer.start(loaded, as, port);
    } catch (IOException e) {
      throw new Complaint(
          ExitCode.LACKING,
          "Port %d cannot be used (%s); leave --port out.".formatted(port, e.getMessage()),
          e);
    }
  }
}
