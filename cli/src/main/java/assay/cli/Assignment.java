package assay.cli;

import assay.machine.Machine;
import assay.model.Model;
import assay.runfile.RunHeader;
import assay.statistics.Effort;
import assay.strategy.Manner;
import assay.suite.Suite;
import assay.task.Hash;
import assay.task.Task;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.UUID;

/**
 * What a run is to do and where, down to everything that makes it another run.
 *
 * @param command the words the user typed
 * @param parent the run whose answers are judged again
 * @param manner how the model is asked
 */
record Assignment(
    List<String> command,
    Suite suite,
    Model model,
    Effort effort,
    Machine machine,
    Map<String, String> toolchain,
    Optional<UUID> parent,
    Manner manner) {
  private static final int SHORT = 8;

  Assignment {
    command = List.copyOf(command);
    toolchain = Map.copyOf(toolchain);
  }

  RunHeader header() {
    return new RunHeader(
        UUID.randomUUID(),
        parent,
        Instant.now(),
        command,
        suite.name(),
        packs(),
        packHash(),
        model.name(),
        parameters(),
        manner.strategy().name(),
        effort.name(),
        machine.facts(),
        toolchain,
        Version.number());
  }

  /** How it is asked makes no difference to a model that does not read it. */
  private String parameters() {
    String own = model.parameters();
    String added = model.listens() ? manner.parameters() : "";
    return own + (own.isEmpty() || added.isEmpty() ? "" : ";") + added;
  }

  /** A file name that the same assignment always gets, and another hardly ever. */
  String name() {
    String hash =
        Hash.of(
            suite.name(),
            packHash(),
            model.name(),
            parameters(),
            manner.strategy().name(),
            effort.name(),
            machine.fingerprint(),
            Workbench.fingerprint(toolchain),
            parent.map(UUID::toString).orElse(""));
    String readable = model.name().replaceAll("[^A-Za-z0-9._-]+", "-");
    return suite.name() + "-" + readable + "-" + hash.substring(0, SHORT);
  }

  /** How the recorded run differs, in words; empty where it is the same. */
  Optional<String> difference(RunHeader recorded) {
    RunHeader mine = header();
    Machine there = new Machine(List.of(), List.of(), recorded.machine());
    List<String> differences = new ArrayList<>();
    compare("suite", recorded.suite(), mine.suite(), differences);
    compare("model", recorded.model(), mine.model(), differences);
    compare("timing", recorded.timing(), mine.timing(), differences);
    compare("strategy", recorded.strategy(), mine.strategy(), differences);
    different("pack", recorded.packHash(), mine.packHash(), differences);
    different("answers", recorded.parameters(), mine.parameters(), differences);
    different("machine", there.fingerprint(), machine.fingerprint(), differences);
    toolchains(recorded.toolchain(), differences);
    different("parent", recorded.parent().toString(), parent.toString(), differences);
    return differences.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", differences));
  }

  private void toolchains(Map<String, String> there, List<String> differences) {
    TreeSet<String> tools = new TreeSet<>(there.keySet());
    tools.addAll(toolchain.keySet());
    tools.removeIf(tool -> there.getOrDefault(tool, "").equals(toolchain.getOrDefault(tool, "")));
    if (!tools.isEmpty()) {
      differences.add("another toolchain: " + String.join(", ", tools));
    }
  }

  private static void compare(String what, String there, String here, List<String> differences) {
    if (!there.equals(here)) {
      differences.add("%s %s, not %s".formatted(what, there, here));
    }
  }

  private static void different(String what, String there, String here, List<String> differences) {
    if (!there.equals(here)) {
      differences.add("another " + what);
    }
  }

  private String packs() {
    TreeSet<String> names = new TreeSet<>();
    suite.tasks().forEach(task -> names.add(task.pack()));
    return String.join(" ", names);
  }

  /** Of all tasks, those not chosen included: another choice extends the same run. */
  private String packHash() {
    List<String> parts = new ArrayList<>(List.of("pack"));
    for (Task task : suite.tasks()) {
      parts.addAll(List.of(task.id(), task.hash()));
    }
    return Hash.of(parts);
  }
}
