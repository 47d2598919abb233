package assay.runfile;

import java.nio.file.Path;
import java.sql.SQLException;
import org.sqlite.SQLiteException;

/** A run file could not be read or written; the message is one sentence a person can act on. */
public final class RunFileException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What kind of trouble it is, for callers that choose an exit code. */
  public enum Problem {
    MISSING,
    EXISTS,
    NOT_A_RUN_FILE,
    DAMAGED,
    /** A newer Assay wrote it. */
    NEWER,
    /** Another process holds it. */
    LOCKED,
    UNWRITABLE,
    /** No space is left. */
    FULL,
    /** The row contradicts what the file already holds. */
    CONTRADICTION,
    FAILED
  }

  private final Problem problem;

  RunFileException(Problem problem, String message) {
    super(message);
    this.problem = problem;
  }

  RunFileException(Problem problem, String message, Throwable cause) {
    super(message, cause);
    this.problem = problem;
  }

  public Problem problem() {
    return problem;
  }

  static RunFileException of(Path path, SQLException cause) {
    Problem problem = cause instanceof SQLiteException sqlite ? problem(sqlite) : Problem.FAILED;
    String sentence =
        switch (problem) {
          case NOT_A_RUN_FILE -> path + " is not a run file.";
          case DAMAGED -> damaged(path, String.valueOf(cause.getMessage()));
          case LOCKED ->
              "Another program keeps "
                  + path
                  + " locked; close it and run the same command again to resume.";
          case UNWRITABLE ->
              path
                  + " cannot be written where it is; nothing already recorded is lost. Make its"
                  + " folder writable, or copy the file, with the -journal file beside it if there"
                  + " is one, to a folder of your own.";
          case FULL ->
              "No space is left for "
                  + path
                  + "; nothing already recorded is lost. Free some space and run the same command"
                  + " again to resume.";
          case CONTRADICTION -> path + " refused a row (" + cause.getMessage() + ").";
          case MISSING, EXISTS, NEWER, FAILED ->
              path
                  + " could not be read or written ("
                  + cause.getMessage()
                  + "); nothing already recorded is lost. Run the same command again to resume.";
        };
    return new RunFileException(problem, sentence, cause);
  }

  static String damaged(Path path, String detail) {
    return path
        + " is damaged ("
        + detail
        + "); restore it from a copy, or start the run anew with --new.";
  }

  /** The low byte of SQLite's result code is the kind of error; the rest refines it. */
  private static Problem problem(SQLiteException cause) {
    return switch (cause.getResultCode().code & 0xff) {
      case 5, 6 -> Problem.LOCKED;
      case 8, 14 -> Problem.UNWRITABLE;
      case 11 -> Problem.DAMAGED;
      case 13 -> Problem.FULL;
      case 19 -> Problem.CONTRADICTION;
      case 26 -> Problem.NOT_A_RUN_FILE;
      default -> Problem.FAILED;
    };
  }
}
