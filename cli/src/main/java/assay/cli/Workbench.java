package assay.cli;

import assay.machine.Machine;
import assay.pipeline.Judging;
import assay.sandbox.Sandbox;
import assay.suite.Suite;
import assay.task.Hash;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What judging needs of this machine, for as long as one command takes.
 *
 * @param sandbox empty where nothing is run
 * @param cache where products are kept that its programs must be able to read
 * @param confined whether the sandbox keeps its promises or only sets limits
 */
record Workbench(
    Machine machine,
    Optional<Sandbox> sandbox,
    boolean confined,
    Judging judging,
    Path cache,
    Workplace workplace)
    implements AutoCloseable {
  Path scratch() {
    return workplace.path();
  }

  /**
   * The suite's tools and, where it runs programs, whether there is a sandbox: both decide what a
   * verdict is worth.
   */
  Map<String, String> toolchain(Suite suite) {
    return toolchain(suite, confined);
  }

  static Map<String, String> toolchain(Suite suite, boolean confined) {
    Map<String, String> tools = new TreeMap<>(suite.toolchain());
    if (suite.judgesPrograms()) {
      tools.put("sandbox", confined ? "bubblewrap" : "none");
    }
    return tools;
  }

  /** Tells apart toolchains whose verdicts cannot be mixed. */
  static String fingerprint(Map<String, String> toolchain) {
    List<String> parts = new ArrayList<>(List.of("toolchain"));
    new TreeMap<>(toolchain).forEach((name, version) -> parts.addAll(List.of(name, version)));
    return Hash.of(parts);
  }

  @Override
  public void close() {
    workplace.close();
  }
}
