package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.machine.Machine;
import assay.report.VerdictView;
import assay.statistics.Effort;
import assay.suite.Extracted;
import assay.suite.Suite;
import assay.suites.parallel.RaceCheck;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "judge",
    description = "Judges one candidate.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay judge scan.cpp --task parallel/scan/prefix-sum/omp",
      "  ./assay judge answer.md --raw --task parallel/reduce/average/serial --timing quick",
      "  ./assay judge - --task parallel/sort/structs-by-key/omp --require speedup:1.5 < sort.cpp"
    })
final class JudgeCommand extends Command {
  @Parameters(paramLabel = "FILE", description = "The candidate; - reads it from standard input.")
  private String file = "";

  @Option(names = "--task", required = true, paramLabel = "ID", description = "What it answers.")
  private String taskId = "";

  @Option(names = "--raw", description = "It is a model's whole answer; extract the code first.")
  private boolean raw;

  @Mixin private PackOption pack = new PackOption();
  @Mixin private JudgingOptions judging = new JudgingOptions();

  @Option(
      names = "--require",
      paramLabel = "WHAT",
      converter = Requirement.Reader.class,
      description = "Exit with 1 unless the verdict is correct, built, or has speedup:X.")
  private @Nullable Requirement requirement;

  private final Wiring wiring;

  JudgeCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  @Override
  ExitCode run() throws Exception {
    int cores = Machine.read().cores().size();
    String name = Wiring.suiteOf(taskId);
    Suite catalogue = wiring.catalogue(name, pack.folder(), cores);
    Task task = TaskId.find(List.of(catalogue), taskId);
    if (task.skipped().isPresent()) {
      throw new Complaint(
          ExitCode.LACKING, task.id() + " cannot be judged here: " + task.skipped().get() + ".");
    }
    Optional<RaceCheck> raceCheck = judging.raceCheck.tools(name);
    Answer answer = new Answer(raw ? Answer.Form.MESSAGE : Answer.Form.CODE, text());
    try (Workbench workbench = wiring.workbench(catalogue, judging.sandbox.unsafe)) {
      Suite suite = wiring.suite(name, pack.folder(), workbench, raceCheck);
      Verdict verdict = verdict(suite, task, answer, workbench);
      print(
          VerdictDocument.of(task.id(), verdict),
          () -> VerdictView.text(verdict, terminal.outScreen()));
      return exit(verdict);
    }
  }

  private Verdict verdict(Suite suite, Task task, Answer answer, Workbench workbench)
      throws Complaint, InterruptedException {
    Effort effort = JudgingOptions.requireApt(judging.effort, suite);
    return switch (suite.extract(task, answer)) {
      case Extracted.Nothing(Verdict nothing) -> nothing;
      case Extracted.Found(Candidate candidate) -> {
        try (Waiting _ = Waiting.on(terminal, "Judging " + task.id())) {
          yield workbench.judging().verdict(suite, task, candidate, effort);
        }
      }
    };
  }

  private ExitCode exit(Verdict verdict) {
    if (!verdict.outcome().counts()) {
      return ExitCode.BROKEN;
    }
    boolean met = requirement == null || requirement.met(verdict);
    return met ? ExitCode.DONE : ExitCode.NOT_MET;
  }

  private String text() throws Complaint {
    try {
      byte[] bytes =
          file.equals("-") ? terminal.in().readAllBytes() : Files.readAllBytes(Path.of(file));
      return new String(bytes, UTF_8);
    } catch (IOException e) {
      throw new Complaint(
          ExitCode.USAGE, "The file " + file + " cannot be read; check the name.", e);
    }
  }
}
