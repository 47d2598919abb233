package assay.cli;

import picocli.CommandLine.Option;

/** What every command takes. */
final class CommonOptions {
  @Option(names = "--json", description = "Print the result as one JSON document.")
  boolean json;

  @Option(names = "--debug", description = "Show the stack trace of an error.")
  boolean debug;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  boolean help;
}
