package assay.cli;

import assay.machine.Machine;
import assay.report.Colour;
import assay.report.Numbers;
import assay.report.Screen;
import assay.sandbox.Availability;
import assay.sandbox.Protection;
import assay.sandbox.Sandbox;
import assay.sandbox.SandboxProbe;
import assay.suite.Suite;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import picocli.CommandLine;

@CommandLine.Command(
    name = "doctor",
    description = "Says what this machine can run, what it lacks, and what to install.",
    footerHeading = "%nExamples:%n",
    footer = {"  ./assay doctor", "  ./assay doctor --json"})
final class DoctorCommand extends Command {
  private final Wiring wiring;

  DoctorCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  record Document(
      Map<String, String> machine,
      String java,
      SandboxState sandbox,
      List<SuiteState> suites,
      Path cache,
      boolean cacheWritable,
      Path runs) {}

  /**
   * Whether untrusted code can be confined.
   *
   * @param freezer how candidates are frozen while the clock stands still
   */
  record SandboxState(
      boolean available,
      Set<Protection> active,
      Set<Protection> missing,
      String freezer,
      Optional<String> reason,
      Optional<String> remedy) {}

  /**
   * What a suite can do here.
   *
   * @param skipped tasks by what they lack
   */
  record SuiteState(
      String suite,
      int tasks,
      int runnable,
      Map<String, String> toolchain,
      Map<String, Integer> skipped) {}

  @Override
  ExitCode run() throws Exception {
    Machine machine = Machine.read();
    List<SuiteState> suites = new ArrayList<>();
    for (String name : Wiring.SUITES) {
      suites.add(state(wiring.catalogue(name, Optional.empty(), machine.cores().size())));
    }
    SandboxState sandbox = sandbox();
    Places places = wiring.places();
    Document document =
        new Document(
            machine.facts(),
            Runtime.version().toString(),
            sandbox,
            suites,
            places.cache(),
            writable(places.cache()),
            places.runs().toAbsolutePath());
    print(document, () -> view(document, terminal.outScreen()));
    boolean able = sandbox.available() && suites.stream().anyMatch(one -> one.runnable() > 0);
    return able && document.cacheWritable() ? ExitCode.DONE : ExitCode.LACKING;
  }

  private static SuiteState state(Suite suite) {
    Map<String, Integer> skipped = new TreeMap<>();
    List<Task> tasks = suite.tasks();
    for (Task task : tasks) {
      task.skipped().ifPresent(reason -> skipped.merge(reason, 1, Integer::sum));
    }
    int lost = skipped.values().stream().mapToInt(Integer::intValue).sum();
    return new SuiteState(
        suite.name(), tasks.size(), tasks.size() - lost, suite.toolchain(), skipped);
  }

  private SandboxState sandbox() throws IOException, InterruptedException {
    try {
      return switch (SandboxProbe.probe(wiring.nativeBuild())) {
        case Availability.Available(Sandbox sandbox) -> available(sandbox);
        case Availability.Unavailable(String reason, String remedy) -> lacking(reason, remedy);
      };
    } catch (Complaint e) {
      return lacking(String.valueOf(e.getMessage()), "apt install gcc libc6-dev");
    }
  }

  private static SandboxState available(Sandbox sandbox) {
    Set<Protection> active = sandbox.protections().active();
    return new SandboxState(
        true,
        active,
        sandbox.protections().missing(),
        active.contains(Protection.FREEZER) ? "control group" : "signals",
        Optional.empty(),
        Optional.empty());
  }

  private static SandboxState lacking(String reason, String remedy) {
    return new SandboxState(
        false, Set.of(), Set.of(), "none", Optional.of(reason), Optional.of(remedy));
  }

  /** Whether the folder, or the nearest one above it that exists, can be written. */
  private static boolean writable(Path folder) {
    Path existing = folder;
    while (existing != null && !Files.exists(existing)) {
      existing = existing.getParent();
    }
    return existing != null && Files.isWritable(existing);
  }

  private static String view(Document document, Screen screen) {
    StringBuilder text = new StringBuilder();
    line(
        text,
        screen,
        true,
        "machine: %s, %s cores, %s memory, kernel %s"
            .formatted(
                document.machine().get("cpu"),
                document.machine().get("cores"),
                document.machine().get("memory"),
                document.machine().get("kernel")));
    line(text, screen, true, "JDK " + document.java());
    SandboxState sandbox = document.sandbox();
    if (sandbox.available()) {
      line(text, screen, true, "sandbox works, freezes by " + sandbox.freezer());
      sandbox.active().forEach(one -> text.append("      ").append(one.meaning()).append('\n'));
      sandbox
          .missing()
          .forEach(one -> text.append("      not here: ").append(one.meaning()).append('\n'));
    } else {
      line(text, screen, false, "no sandbox: " + sandbox.reason().orElse(""));
      text.append("      fix: ").append(sandbox.remedy().orElse("")).append('\n');
    }
    for (SuiteState suite : document.suites()) {
      line(
          text,
          screen,
          suite.runnable() > 0,
          "suite %s: %d of %s can run"
              .formatted(suite.suite(), suite.runnable(), Numbers.count(suite.tasks(), "task")));
      suite.toolchain().values().forEach(tool -> text.append("      ").append(tool).append('\n'));
      suite
          .skipped()
          .forEach((reason, count) -> text.append("      " + count + " skipped: " + reason + "\n"));
    }
    line(text, screen, document.cacheWritable(), "cache in " + document.cache());
    line(text, screen, true, "runs in " + document.runs());
    return text.toString();
  }

  private static void line(StringBuilder text, Screen screen, boolean good, String what) {
    String mark = screen.unicode() ? (good ? "✓" : "✗") : (good ? "ok" : "NO");
    text.append("  ").append(screen.paint(good ? Colour.GREEN : Colour.RED, mark));
    text.append(' ').append(what).append('\n');
  }
}
