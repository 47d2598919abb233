package assay.cli;

import assay.report.HostileText;
import assay.report.TrialView;
import assay.runfile.RunFile;
import assay.runfile.StoredAnswer;
import assay.runfile.Trial;
import assay.suites.parallel.RaceCheck;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "show",
    description = "Shows everything about one trial, and how to judge it again.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay show parallel-oracle scan/prefix-sum/omp",
      "  ./assay show runs/mine.run parallel/reduce/average/serial#3 --code"
    })
final class ShowCommand extends Command {
  @Parameters(index = "0", paramLabel = "RUN", description = "A path, a name, or a part of a name.")
  private String run = "";

  @Parameters(
      index = "1",
      paramLabel = "TRIAL",
      description =
          "A task's id, or the end of it, #SAMPLE where there are several, and .TURN for another than the best.")
  private String trialName = "";

  @ArgGroup private Part part = new Part();

  private final Wiring wiring;

  ShowCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  /** Which text alone is wanted. */
  static final class Part {
    @Option(names = "--prompt", description = "Print the prompt and nothing else.")
    boolean prompt;

    @Option(names = "--answer", description = "Print the answer and nothing else.")
    boolean answer;

    @Option(names = "--code", description = "Print the code and nothing else.")
    boolean code;
  }

  record Document(
      Path run,
      int sample,
      int turn,
      String prompt,
      Optional<Answer> answer,
      Optional<Candidate> candidate,
      Optional<VerdictDocument> verdict,
      List<String> attempts,
      String reproduce) {}

  @Override
  ExitCode run() throws Exception {
    Path path = RunArgument.find(run, wiring.places().runs());
    try (RunFile file = RunFile.read(path)) {
      Trial trial = TrialArgument.find(file, trialName);
      Task task =
          file.tasks().stream()
              .filter(one -> one.id().equals(trial.id().task()))
              .findFirst()
              .orElseThrow();
      Optional<Answer> answer = file.answer(trial.id()).map(StoredAnswer::answer);
      Optional<Candidate> candidate = trial.candidate().flatMap(file::candidate);
      if (part.prompt || part.answer || part.code) {
        raw(asked(file, trial, task), answer, candidate);
        return ExitCode.DONE;
      }
      TrialView view =
          new TrialView(
              file.header(),
              trial.id(),
              asked(file, trial, task),
              answer,
              candidate,
              trial.judgement().map(one -> one.verdict()),
              file.attempts(trial.id()),
              reproduce(file, trial));
      print(document(path, view), () -> view.text(terminal.outScreen()));
    }
    return ExitCode.DONE;
  }

  private static Document document(Path path, TrialView view) {
    Optional<Verdict> verdict = view.verdict();
    return new Document(
        path,
        view.trial().sample(),
        view.trial().turn(),
        view.prompt(),
        view.answer(),
        view.candidate(),
        verdict.map(one -> VerdictDocument.of(view.trial().task(), one)),
        view.attempts().stream().map(one -> one.problem()).toList(),
        view.reproduce());
  }

  /** What was really asked, where that was more than the task's own prompt. */
  private static String asked(RunFile file, Trial trial, Task task) {
    return file.events(task.id(), trial.id().sample()).stream()
        .filter(event -> event.trial().equals(trial.id()) && event.kind().equals("question"))
        .map(event -> Json.read(event.content()).path("text").asString())
        .findFirst()
        .orElse(task.prompt());
  }

  private void raw(String prompt, Optional<Answer> answer, Optional<Candidate> candidate)
      throws Complaint {
    String text;
    if (part.prompt) {
      text = prompt;
    } else if (part.answer) {
      text =
          answer
              .map(Answer::text)
              .orElseThrow(() -> Complaint.usage("The model was not asked in this trial."));
    } else {
      Candidate code =
          candidate.orElseThrow(() -> Complaint.usage("The answer of this trial held no code."));
      text = String.join("\n", new TreeMap<>(code.files()).values());
    }
    boolean watched = terminal.outScreen().width() != Integer.MAX_VALUE;
    terminal.out().print(watched ? HostileText.shown(text) : text);
  }

  /** Code is judged as it is; an answer without code is extracted again. */
  private static String reproduce(RunFile file, Trial trial) {
    boolean code = trial.candidate().isPresent();
    List<String> show =
        List.of(
            "./assay",
            "show",
            file.path().toString(),
            TrialArgument.name(trial.id()),
            code ? "--code" : "--answer");
    List<String> judge = new ArrayList<>(List.of("./assay", "judge", "-"));
    if (!code) {
      judge.add("--raw");
    }
    judge.addAll(List.of("--task", trial.id().task(), "--timing", file.header().timing()));
    if (file.header().toolchain().containsKey(RaceCheck.TOOL)) {
      judge.add("--race-check");
    }
    List<String> words = file.header().command();
    int pack = words.indexOf("--pack");
    if (pack >= 0 && pack + 1 < words.size()) {
      judge.addAll(List.of("--pack", words.get(pack + 1)));
    }
    return Shell.line(show) + " | " + Shell.line(judge);
  }
}
