package assay.suites.flops.gpuflopbench;

import assay.pack.JsonFile;
import assay.pack.PackException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** The commands that compiled gpuFLOPBench's programs, one for each source file. */
record Commands(List<Command> commands) {
  /** What precedes the folder of all programs on the machine where they were compiled. */
  private static final Pattern ELSEWHERE = Pattern.compile("(/[^/\\s]+)*/(?=hecbench-roofline/)");

  Commands {
    commands = List.copyOf(commands);
  }

  record Command(String file, String text) {}

  static Commands read(Checkout checkout) throws PackException {
    List<Command> commands = new ArrayList<>();
    for (JsonNode entry : JsonFile.read(checkout.commands()).root().values()) {
      commands.add(
          new Command(
              entry.path("file").asString(""),
              ELSEWHERE
                  .matcher(entry.path("command").asString(""))
                  .replaceAll("")
                  .replace("-O3 -O3", "-O3")));
    }
    return new Commands(commands);
  }

  /** Those of a program, each on a line. */
  String of(String program) {
    return String.join(
        "\n",
        commands.stream()
            .filter(command -> command.file().contains("/" + program + "/"))
            .map(Command::text)
            .toList());
  }
}
