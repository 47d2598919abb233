package assay.cli;

import picocli.CommandLine.Option;

/** Whether untrusted code may run without a sandbox. */
final class SandboxOption {
  @Option(
      names = "--unsafe-no-sandbox",
      description = "Run untrusted code without confining it; every result will say so.")
  boolean unsafe;
}
