package assay.cli;

import assay.model.ModelException;
import assay.pack.PackException;
import assay.runfile.RunFileException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

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
  public int handleExecutionException(
      Exception problem, CommandLine command, ParseResult arguments) {
    boolean json = arguments.hasMatchedOption("--json");
    boolean traced = debug || arguments.hasMatchedOption("--debug");
    return complain(exit(problem), sentence(problem), problem, json, traced).code();
  }

  @Override
  public int handleParseException(ParameterException problem, String[] arguments) {
    CommandLine command = problem.getCommandLine();
    List<String> words = List.of(arguments);
    String help = "See ./" + command.getCommandSpec().qualifiedName() + " --help.";
    String sentence = ended(String.valueOf(problem.getMessage())) + hint(problem) + " " + help;
    return complain(
            ExitCode.USAGE,
            sentence,
            problem,
            words.contains("--json"),
            debug || words.contains("--debug"))
        .code();
  }

  private static String hint(ParameterException problem) {
    if (problem instanceof UnmatchedArgumentException unmatched) {
      List<String> near = unmatched.getSuggestions();
      return near.isEmpty() ? "" : " Did you mean " + String.join(" or ", near) + "?";
    }
    return "";
  }

  private ExitCode complain(
      ExitCode exit, String sentence, Exception problem, boolean json, boolean traced) {
    if (json && exit != ExitCode.INTERRUPTED) {
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
      case Complaint _, RunFileException _, ModelException _ -> message;
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
