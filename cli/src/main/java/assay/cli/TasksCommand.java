package assay.cli;

import assay.machine.Machine;
import assay.report.Cell;
import assay.report.Colour;
import assay.report.Column;
import assay.report.Numbers;
import assay.report.Table;
import assay.task.Task;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "tasks",
    description = "Lists the tasks of a suite, or shows what a model is asked.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay tasks",
      "  ./assay tasks parallel --exec omp --tasks 'scan/*'",
      "  ./assay tasks --prompt parallel/reduce/average/omp"
    })
final class TasksCommand extends Command {
  @Parameters(arity = "0..1", paramLabel = "SUITE", description = "The suite; all by default.")
  private @Nullable String suite;

  @Mixin private Selection selection = new Selection();
  @Mixin private PackOption pack = new PackOption();

  @Option(names = "--prompt", paramLabel = "ID", description = "Show this task's prompt.")
  private @Nullable String prompt;

  private final Wiring wiring;

  TasksCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  record Document(List<Map<String, Object>> tasks) {}

  record PromptDocument(String task, String prompt) {}

  @Override
  ExitCode run() throws Exception {
    List<Task> all = new ArrayList<>();
    int cores = Machine.read().cores().size();
    for (String name : suite == null ? Wiring.SUITES : List.of(suite)) {
      all.addAll(wiring.catalogue(name, pack.folder(), cores).tasks());
    }
    if (prompt != null) {
      Task task = TaskId.find(all, prompt);
      print(new PromptDocument(task.id(), task.prompt()), () -> task.prompt() + "\n");
    } else {
      List<Task> chosen = selection.of(all);
      print(document(chosen), () -> view(chosen));
    }
    return ExitCode.DONE;
  }

  private static Document document(List<Task> tasks) {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (Task task : tasks) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("id", task.id());
      one.putAll(new TreeMap<>(task.labels()));
      one.put("pack", task.pack());
      one.put("skipped", task.skipped());
      one.put("certificate", java.util.Optional.empty());
      documents.add(one);
    }
    return new Document(documents);
  }

  private String view(List<Task> tasks) {
    Table table = Table.of(Column.text("task"), Column.text("type"), Column.flexible("here"));
    int skipped = 0;
    for (Task task : tasks) {
      skipped += task.skipped().isPresent() ? 1 : 0;
      table.row(
          Cell.of(task.id()),
          Cell.of(task.labels().getOrDefault("type", "")),
          task.skipped()
              .map(reason -> Cell.of("skipped (" + reason + ")", Colour.YELLOW))
              .orElse(Cell.of("can run", Colour.GREEN)));
    }
    String total = Numbers.count(tasks.size(), "task");
    return table.text(terminal.outScreen())
        + "\n"
        + total
        + (skipped == 0 ? "" : ", " + skipped + " of them cannot run here")
        + "\n";
  }
}
