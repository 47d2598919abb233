package assay.cli;

import assay.pack.Spelling;
import assay.redteam.Attack;
import assay.report.Cell;
import assay.report.Colour;
import assay.report.Column;
import assay.report.HostileText;
import assay.report.Numbers;
import assay.report.Table;
import assay.suite.Suite;
import assay.suites.kernels.KernelsSuite;
import assay.suites.parallel.ParallelSuite;
import assay.task.Glob;
import assay.verdict.Outcome;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@CommandLine.Command(
    name = "redteam",
    description = "Lets every known attack try to score, and says which were stopped.",
    footerHeading = "%nExamples:%n",
    footer = {"  ./assay redteam", "  ./assay redteam --only 'memo*,module-cache-*' --json"})
final class RedTeamCommand extends Command {
  private static final List<String> SUITES = List.of(ParallelSuite.NAME, KernelsSuite.NAME);

  @Option(
      names = "--only",
      split = ",",
      paramLabel = "GLOB",
      description = "Only the attacks of these names; * stands for anything.")
  private List<String> only = new ArrayList<>();

  @Option(
      names = "--in",
      paramLabel = "FOLDER",
      description = "Attacks of your own instead of the built-in ones.")
  private @Nullable Path folder;

  @Mixin private SandboxOption sandbox = new SandboxOption();

  private final Wiring wiring;

  RedTeamCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  /**
   * What became of all attacks.
   *
   * @param skipped those that this machine cannot try, and why
   */
  record Document(List<Result> attacks, Map<String, String> skipped) {}

  /**
   * What became of an attack.
   *
   * @param outcome the worst for us over its tasks: the one that was not stopped, if any
   */
  record Result(
      String id,
      @JsonProperty("class") String kind,
      String suite,
      Outcome outcome,
      boolean stopped,
      String note,
      List<Skirmish.Result> tasks) {}

  @Override
  ExitCode run() throws Exception {
    List<Attack> attacks = named(wiring.redTeam(Optional.ofNullable(folder)).attacks());
    List<Result> results = new ArrayList<>();
    Map<String, String> skipped = new TreeMap<>();
    try (Workbench workbench = wiring.workbench(sandbox.unsafe)) {
      for (String name : SUITES) {
        List<Attack> written = attacks.stream().filter(one -> one.suite().equals(name)).toList();
        if (!written.isEmpty()) {
          Suite suite = wiring.suite(name, Optional.empty(), workbench);
          Skirmish skirmish = new Skirmish(suite, workbench.judging(), terminal);
          for (Skirmish.Fought fought : skirmish.against(written)) {
            if (fought.results().isEmpty()) {
              skipped.put(fought.attack().id(), skirmish.lacking(fought.attack()));
            } else {
              results.add(result(suite, fought));
            }
          }
        }
      }
    }
    print(new Document(results, skipped), () -> view(results, skipped));
    if (results.isEmpty()) {
      return ExitCode.LACKING;
    }
    boolean infrastructure =
        results.stream().anyMatch(one -> one.outcome() == Outcome.INFRA_FAILED);
    if (results.stream().anyMatch(one -> !one.stopped() && one.outcome() != Outcome.INFRA_FAILED)) {
      return ExitCode.NOT_MET;
    }
    return infrastructure ? ExitCode.BROKEN : ExitCode.DONE;
  }

  /** Those that are asked for, each of which there must be. */
  private List<Attack> named(List<Attack> all) throws Complaint {
    if (all.isEmpty()) {
      throw Complaint.usage("There is no attack in %s.".formatted(folder));
    }
    List<String> ids = all.stream().map(Attack::id).toList();
    for (String glob : only) {
      if (ids.stream().noneMatch(id -> Glob.matches(glob, id))) {
        throw Complaint.usage(
            "There is no attack named '%s'%s".formatted(glob, Spelling.hint(glob, ids)));
      }
    }
    return all.stream()
        .filter(
            one -> only.isEmpty() || only.stream().anyMatch(glob -> Glob.matches(glob, one.id())))
        .toList();
  }

  private static Result result(Suite suite, Skirmish.Fought fought) {
    Attack attack = fought.attack();
    Skirmish.Result worst =
        fought.results().stream()
            .filter(one -> !one.stopped())
            .findFirst()
            .orElse(fought.results().getFirst());
    String note = worst.stopped() ? attack.tries() : worst.task() + ": " + worst.evidence();
    return new Result(
        attack.id(),
        attack.kind(),
        suite.name(),
        worst.outcome(),
        worst.stopped(),
        note,
        fought.results());
  }

  private String view(List<Result> results, Map<String, String> skipped) {
    Table table =
        Table.of(
            Column.text("attack"),
            Column.text("class"),
            Column.text("stopped"),
            Column.text("outcome"),
            Column.flexible("note"));
    for (Result one : results) {
      table.row(
          Cell.of(one.id()),
          Cell.of(one.kind()),
          one.stopped() ? Cell.of("stopped", Colour.GREEN) : Cell.of("NOT STOPPED", Colour.RED),
          Cell.of(one.outcome().name()),
          Cell.of(HostileText.line(one.note())));
    }
    long stopped = results.stream().filter(Result::stopped).count();
    return (results.isEmpty() ? "" : table.text(terminal.outScreen()) + "\n")
        + "%d of %s stopped\n".formatted(stopped, Numbers.count(results.size(), "attack"))
        + untried(skipped);
  }

  /** A line for each thing that this machine lacks. */
  private static String untried(Map<String, String> skipped) {
    Map<String, List<String>> names = new TreeMap<>();
    skipped.forEach((id, why) -> names.computeIfAbsent(why, _ -> new ArrayList<>()).add(id));
    StringBuilder lines = new StringBuilder();
    names.forEach(
        (why, ids) ->
            lines.append(
                "%d not tried here, %s: %s\n".formatted(ids.size(), why, String.join(", ", ids))));
    return lines.toString();
  }
}
