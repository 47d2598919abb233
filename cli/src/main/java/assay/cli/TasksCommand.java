package assay.cli;

import assay.certificate.Certificate;
import assay.machine.Machine;
import assay.model.Question;
import assay.pack.PackException;
import assay.report.Cell;
import assay.report.Colour;
import assay.report.Column;
import assay.report.Numbers;
import assay.report.Table;
import assay.strategy.Manner;
import assay.suite.Suite;
import assay.suites.parallel.ParallelSuite;
import assay.task.Task;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "tasks",
    synopsisSubcommandLabel = "[COMMAND]",
    description = {
      "Lists the tasks of a suite, or shows what a model is asked.",
      "A task is certified when its oracle passed here, doing nothing failed, and every wrong solution it comes with was found."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay tasks",
      "  ./assay tasks parallel --exec omp --tasks 'scan/*'",
      "  ./assay tasks --prompt parallel/reduce/average/omp",
      "  ./assay tasks --prompt parallel/reduce/average/serial-to-omp",
      "  ./assay tasks --prompt kernels/level1/019-relu/cuda@paper --strategy few-shot,hardware=h200",
      "  ./assay tasks --prompt kernels/level1/019-relu/cpp@small --strategy one-shot,input=fx",
      "  ./assay tasks parallel --tasks 'scan/*' --certify",
      "  ./assay tasks generate kernels/level2 --seed 7 --count 50 --out fresh"
    })
final class TasksCommand extends Command {
  @Parameters(arity = "0..1", paramLabel = "SUITE", description = "The suite; all by default.")
  private @Nullable String suite;

  @Mixin private Selection selection = new Selection();
  @Mixin private PackOption pack = new PackOption();
  @Mixin private SandboxOption sandbox = new SandboxOption();
  @Mixin private StrategyOption strategy = new StrategyOption();

  @Option(names = "--prompt", paramLabel = "ID", description = "Show this task's prompt.")
  private @Nullable String prompt;

  @Option(
      names = "--certify",
      description =
          "Judge the oracle, doing nothing and every wrong solution; ends with 1 if one passes that must not.")
  private boolean certify;

  private final Wiring wiring;

  TasksCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  record Document(List<Map<String, Object>> tasks) {}

  record PromptDocument(String task, String prompt) {}

  @Override
  ExitCode run() throws Exception {
    Map<Task, Certificate> certificates = new LinkedHashMap<>();
    List<Suite> catalogues = new ArrayList<>();
    for (String name : suite == null ? suites() : List.of(suite)) {
      Suite one = wiring.catalogue(name, pack.folder(), Machine.read().cores().size());
      catalogues.add(one);
    }
    if (prompt != null) {
      Task task = TaskId.find(catalogues, prompt);
      String text = strategy.isGiven() ? question(catalogues, task) : task.prompt();
      print(new PromptDocument(task.id(), text), () -> text + "\n");
      return ExitCode.DONE;
    }
    List<Task> chosen = selection.of(catalogues);
    for (Suite one : catalogues) {
      List<Task> mine = chosen.stream().filter(task -> task.suite().equals(one.name())).toList();
      Certification certification = new Certification(wiring, terminal, pack.folder(), one);
      certificates.putAll(
          certify ? certification.made(mine, sandbox.unsafe) : certification.found(mine));
    }
    print(document(chosen, certificates), () -> view(chosen, certificates));
    boolean holds = certificates.values().stream().allMatch(Certificate::holds);
    return certify && !holds ? ExitCode.NOT_MET : ExitCode.DONE;
  }

  /** The first question of a chat about the task, as the strategy puts it. */
  private String question(List<Suite> catalogues, Task task)
      throws Complaint, PackException, IOException, InterruptedException {
    Suite asked =
        catalogues.stream()
            .filter(one -> one.name().equals(task.suite()))
            .findFirst()
            .orElseThrow();
    Manner manner = strategy.manner(asked, wiring.places());
    StrategyOption.requireFor(manner, asked, List.of(task), terminal);
    Optional<String> obstacle = manner.obstacle(asked, task);
    if (obstacle.isPresent()) {
      throw Complaint.usage("%s is not asked so: %s.".formatted(task.id(), obstacle.get()));
    }
    return manner.first(asked, task, Question.Form.CHAT).text();
  }

  private List<String> suites() {
    return pack.folder().isPresent() ? List.of(ParallelSuite.NAME) : wiring.suites();
  }

  private static Document document(List<Task> tasks, Map<Task, Certificate> certificates) {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (Task task : tasks) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("id", task.id());
      one.putAll(new TreeMap<>(task.labels()));
      one.put("pack", task.pack());
      one.put("skipped", task.skipped());
      one.put("certificate", Optional.ofNullable(certificates.get(task)));
      documents.add(one);
    }
    return new Document(documents);
  }

  private String view(List<Task> tasks, Map<Task, Certificate> certificates) {
    Table table =
        Table.of(
            Column.text("task"),
            Column.text("type"),
            Column.text("here"),
            Column.flexible("certificate"));
    int skipped = 0;
    int certified = 0;
    for (Task task : tasks) {
      Optional<Certificate> certificate = Optional.ofNullable(certificates.get(task));
      skipped += task.skipped().isPresent() ? 1 : 0;
      certified += certificate.filter(Certificate::holds).isPresent() ? 1 : 0;
      table.row(
          Cell.of(task.id()),
          Cell.of(task.labels().getOrDefault("type", "")),
          task.skipped()
              .map(reason -> Cell.of("skipped (" + reason + ")", Colour.YELLOW))
              .orElse(Cell.of("can run", Colour.GREEN)),
          certificate.map(TasksCommand::cell).orElse(Cell.of("")));
    }
    return table.text(terminal.outScreen())
        + "\n"
        + Numbers.count(tasks.size(), "task")
        + (skipped == 0 ? "" : ", " + skipped + " of them cannot run here")
        + (certified == 0 ? "" : ", " + certified + " certified")
        + "\n";
  }

  private static Cell cell(Certificate certificate) {
    if (!certificate.holds()) {
      return Cell.of("NO: " + String.join("; ", certificate.faults()), Colour.RED);
    }
    String found = Numbers.count(certificate.mutants().size(), "wrong solution") + " found";
    return Cell.of(certificate.mutants().isEmpty() ? "oracle and nop" : found, Colour.GREEN);
  }
}
