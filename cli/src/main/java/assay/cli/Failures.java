package assay.cli;

import assay.model.ModelException;
import assay.pack.PackException;
import assay.pack.Spelling;
import assay.runfile.RunFileException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Turns every exception into a sentence and an exit code; a stack trace only where asked for. */
final class Failures implements IExecutionExceptionHandler, IParameterExceptionHandler {
  private static final int MOST_LINES = 20;

  private final Terminal terminal;
  private final boolean debug;

  Failures(Terminal terminal, boolean debug) {
    this.terminal = terminal;
    this.debug = debug;
  }

  @Override
  public int handleExecutionException(Exception problem, CommandLine command, ParseResult whole) {
    ParseResult arguments = command.getParseResult();
    boolean json = arguments.hasMatchedOption("--json");
    boolean traced = debug || arguments.hasMatchedOption("--debug");
    return complain(exit(problem), sentence(problem), problem, json, traced).code();
  }

  @Override
  public int handleParseException(ParameterException problem, String[] arguments) {
    CommandLine command = problem.getCommandLine();
    List<String> words = List.of(arguments);
    String help = "See ./" + command.getCommandSpec().qualifiedName() + " --help.";
    String sentence = ended(message(problem)) + " " + help;
    return complain(
            ExitCode.USAGE,
            sentence,
            problem,
            words.contains("--json"),
            debug || words.contains("--debug"))
        .code();
  }

  private static String message(ParameterException problem) {
    List<String> unmatched = problem.getCommandLine().getUnmatchedArguments();
    if (!unmatched.isEmpty()) {
      String word = unmatched.getFirst();
      CommandSpec spec = problem.getCommandLine().getCommandSpec();
      boolean option = word.startsWith("-");
      Set<String> known = option ? spec.optionsMap().keySet() : spec.subcommands().keySet();
      String what = option ? "option" : known.isEmpty() ? "argument" : "command";
      return "There is no %s '%s' here%s".formatted(what, word, Spelling.hint(word, known));
    }
    return String.valueOf(problem.getMessage());
  }

  private ExitCode complain(
      ExitCode exit, String sentence, Exception problem, boolean json, boolean traced) {
    if (json) {
      terminal.out().println(Json.write(Map.of("error", sentence)));
    }
    terminal.error().println(sentence);
    if (traced) {
      problem.printStackTrace(terminal.error());
    }
    return exit;
  }

  private static ExitCode exit(Exception problem) {
    return switch (problem) {
      case Complaint complaint -> complaint.exit();
      case PackException _ -> ExitCode.USAGE;
      case RunFileException file -> exit(file.problem());
      case InterruptedException _ -> ExitCode.INTERRUPTED;
      default -> ExitCode.BROKEN;
    };
  }

  private static ExitCode exit(RunFileException.Problem problem) {
    return switch (problem) {
      case MISSING, EXISTS, NOT_A_RUN_FILE, DAMAGED, NEWER, UNWRITABLE, CONTRADICTION ->
          ExitCode.USAGE;
      case LOCKED, FULL, FAILED -> ExitCode.BROKEN;
    };
  }

  private static String sentence(Exception problem) {
    String message = String.valueOf(problem.getMessage());
    return switch (problem) {
      case Complaint _, RunFileException _, ModelException _ -> ended(message);
      case PackException pack -> pack(pack);
      case InterruptedException _ -> "Stopped.";
      case IOException _ -> "Reading or writing failed: " + ended(message);
      default ->
          "Assay itself failed (%s); --debug shows where. Please report it."
              .formatted(problem.getClass().getSimpleName() + ": " + message);
    };
  }

  private static String pack(PackException problem) {
    List<String> lines = problem.errors().stream().map(Object::toString).toList();
    if (lines.size() <= MOST_LINES) {
      return String.join("\n", lines);
    }
    return String.join("\n", lines.subList(0, MOST_LINES))
        + "\n… and "
        + (lines.size() - MOST_LINES)
        + " more";
  }

  private static String ended(String sentence) {
    return sentence.matches("(?s).*[.?!]") ? sentence : sentence + ".";
  }
}
