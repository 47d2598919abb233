package assay.cli;

import assay.report.Colour;
import assay.report.HostileText;
import assay.report.Numbers;
import assay.report.Screen;
import assay.sandbox.conformance.Check;
import assay.sandbox.conformance.Conformance;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Option;

@CommandLine.Command(
    name = "doctor",
    description = "Says what this machine can run, what it lacks, and what to install.",
    footerHeading = "%nExamples:%n",
    footer = {"  ./assay doctor", "  ./assay doctor --sandbox"})
final class DoctorCommand extends Command {
  private static final String INDENT = "      ";
  private static final Pattern KIBIBYTES = Pattern.compile("([0-9]{1,15}) kB");

  @Option(
      names = "--sandbox",
      description = "Try to break every promise of the sandbox; exit with 1 if one is broken.")
  private boolean conformance;

  private final Wiring wiring;

  DoctorCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  @Override
  ExitCode run() throws Exception {
    Diagnosis diagnosis = Diagnosis.of(wiring, conformance ? promises() : List.of());
    print(diagnosis, () -> view(diagnosis, terminal.outScreen()));
    if (!diagnosis.able()) {
      return ExitCode.LACKING;
    }
    boolean kept = diagnosis.promises().stream().allMatch(Diagnosis.Promise::kept);
    return kept ? ExitCode.DONE : ExitCode.NOT_MET;
  }

  private List<Diagnosis.Promise> promises() throws Complaint, IOException, InterruptedException {
    List<Diagnosis.Promise> promises = new ArrayList<>();
    try (Workbench workbench = wiring.workbench(false)) {
      Conformance trial =
          new Conformance(
              workbench.sandbox().orElseThrow(), wiring.nativeBuild(), workbench.scratch());
      for (Check check : Check.values()) {
        try (Waiting _ = Waiting.on(terminal, "Trying to break: " + check.promise())) {
          Conformance.Result result = trial.run(check);
          promises.add(
              new Diagnosis.Promise(check, check.promise(), result.kept(), result.observed()));
        }
      }
    }
    return promises;
  }

  private static String view(Diagnosis diagnosis, Screen screen) {
    StringBuilder text = new StringBuilder();
    Map<String, String> machine = diagnosis.machine();
    line(
        text,
        screen,
        true,
        machine.get("cpu")
            + ", "
            + machine.get("cores")
            + " cores, "
            + memory(machine.getOrDefault("memory", "unknown"))
            + ", kernel "
            + machine.get("kernel"));
    line(text, screen, true, "JDK " + diagnosis.java());
    sandbox(text, screen, diagnosis.sandbox());
    promises(text, screen, diagnosis.promises());
    for (Diagnosis.SuiteState suite : diagnosis.suites()) {
      suite(text, screen, suite);
    }
    Diagnosis.RaceCheckState races = diagnosis.raceCheck();
    races.tools().ifPresent(tools -> line(text, screen, true, "--race-check with " + tools));
    races
        .remedy()
        .ifPresent(
            remedy -> text.append("  - no --race-check, which is optional: " + remedy + "\n"));
    line(text, screen, diagnosis.cacheWritable(), "cache in " + diagnosis.cache());
    line(text, screen, true, "runs in " + diagnosis.runs());
    return text.toString();
  }

  private static void sandbox(StringBuilder text, Screen screen, Diagnosis.SandboxState sandbox) {
    if (sandbox.available()) {
      line(text, screen, true, "sandbox works and freezes by " + sandbox.freezer());
      sandbox.active().forEach(one -> text.append(INDENT + one.meaning() + "\n"));
      sandbox.missing().forEach(one -> text.append(INDENT + "not here: " + one.meaning() + "\n"));
    } else {
      line(text, screen, false, "no sandbox: " + sandbox.reason().orElse(""));
      text.append(INDENT + "fix: " + sandbox.remedy().orElse("") + "\n");
    }
  }

  private static void promises(
      StringBuilder text, Screen screen, List<Diagnosis.Promise> promises) {
    if (promises.isEmpty()) {
      return;
    }
    long kept = promises.stream().filter(Diagnosis.Promise::kept).count();
    String sentence = kept + " of " + Numbers.count(promises.size(), "promise") + " kept";
    line(text, screen, kept == promises.size(), sentence);
    for (Diagnosis.Promise one : promises) {
      text.append("    ");
      line(text, screen, one.kept(), one.promise());
      if (!one.kept()) {
        text.append(INDENT + "  " + one.check() + ": " + HostileText.line(one.observed()) + "\n");
      }
    }
  }

  /** The kernel counts in units of 1024 bytes. */
  static String memory(String fact) {
    Matcher counted = KIBIBYTES.matcher(fact);
    return counted.matches()
        ? "memory %.1f GB".formatted(Long.parseLong(counted.group(1)) * 1024 / 1e9)
        : "memory " + fact;
  }

  /** Most tools name themselves; a version alone says little. */
  static String tool(String name, String version) {
    return version.matches("[0-9].*") ? name + " " + version : version;
  }

  private static void suite(StringBuilder text, Screen screen, Diagnosis.SuiteState suite) {
    String can = suite.runnable() + " of " + Numbers.count(suite.tasks(), "task") + " can run";
    line(text, screen, suite.runnable() > 0, "suite " + suite.suite() + ": " + can);
    suite.toolchain().forEach((name, version) -> text.append(INDENT + tool(name, version) + "\n"));
    suite
        .skipped()
        .forEach((reason, count) -> text.append(INDENT + count + " skipped: " + reason + "\n"));
  }

  private static void line(StringBuilder text, Screen screen, boolean good, String what) {
    String mark = screen.unicode() ? (good ? "✓" : "✗") : (good ? "ok" : "NO");
    text.append("  ").append(screen.paint(good ? Colour.GREEN : Colour.RED, mark));
    text.append(' ').append(what).append('\n');
  }
}
