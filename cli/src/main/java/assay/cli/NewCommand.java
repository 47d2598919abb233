package assay.cli;

import assay.suites.parallel.problem.Scaffold;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "new",
    description = "Makes something new in a pack.",
    footerHeading = "%nExamples:%n",
    footer = {"  ./assay new problem stencil/heat-2d --in my-pack"})
final class NewCommand extends Command {
  @Parameters(index = "0", paramLabel = "KIND", description = "What to make: problem.")
  private String kind = "";

  @Parameters(index = "1", paramLabel = "TYPE/NAME", description = "Its type and its name.")
  private String name = "";

  @Option(
      names = "--in",
      paramLabel = "FOLDER",
      description = "The pack; the built-in one by default. A new folder becomes a pack.")
  private @Nullable Path folder;

  private final Wiring wiring;

  NewCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  record Document(Path folder) {}

  @Override
  ExitCode run() throws Exception {
    if (!kind.equals("problem")) {
      throw Complaint.usage("There is no kind '" + kind + "' to make new, only problem.");
    }
    String[] parts = name.split("/", -1);
    if (parts.length != 2) {
      throw Complaint.usage("Say TYPE/NAME, such as stencil/heat-2d, instead of '" + name + "'.");
    }
    Scaffold scaffold = new Scaffold(parts[0], parts[1]);
    Optional<String> objection = scaffold.objection();
    if (objection.isPresent()) {
      throw Complaint.usage("No problem can have this name: " + objection.get() + ".");
    }
    Path pack = folder == null ? wiring.places().pack("parallel") : folder;
    Path place = pack.resolve(parts[0]).resolve(parts[1]);
    if (Files.exists(place)) {
      throw Complaint.usage(place + " exists already; choose another name.");
    }
    Path made = scaffold.write(pack);
    print(new Document(made), () -> view(made));
    return ExitCode.DONE;
  }

  private String view(Path made) {
    String own = folder == null ? "" : " --pack " + Shell.quoted(folder.toString());
    return """
    Made %s: a problem that works, for you to change.
    Next: ./assay run parallel%s --model oracle --timing quick --tasks %s
    """
        .formatted(made, own, Shell.quoted(name + "/*"));
  }
}
